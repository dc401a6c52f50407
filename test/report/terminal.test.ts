/** Plain text for a terminal: nothing from a file drives it, colour only where it is asked for. */
import { describe, expect, it } from 'vitest';
import { buildReport } from '../../src/report/model.ts';
import { renderTerminal } from '../../src/report/terminal.ts';
import { HOSTILE, spoil } from './hostile.ts';
import { GALLERY, model, reportInput } from './support.ts';

const ESCAPE = String.fromCharCode(27);

describe('the terminal report', () => {
  it.each(['preferred', 'insufficient'])('%s looks as recorded', async (name) => {
    await expect(renderTerminal(GALLERY[name]!(), { colour: false })).toMatchFileSnapshot(
      `snapshots/${name}-terminal.txt`,
    );
  });

  it('colours only when asked, and says the same', () => {
    const plain = renderTerminal(model(), { colour: false });
    const coloured = renderTerminal(model(), { colour: true });
    expect(plain).not.toContain(ESCAPE);
    expect(coloured).toContain(`${ESCAPE}[`);
    expect(coloured.replaceAll(new RegExp(`${ESCAPE}\\[[0-9;]*m`, 'gu'), '')).toBe(plain);
  });

  it.each(Object.entries(HOSTILE))('%s drives nothing and forges no line', (_name, text) => {
    const report = renderTerminal(buildReport(spoil(reportInput({ truncated: [2] }), text)), { colour: false });
    expect(report).not.toMatch(/[^\P{C}\n]/u);
    // A line that begins with a workflow command would be obeyed by a runner that prints it.
    expect(report).not.toMatch(/^(?:::|##\[)/mu);
  });

  it('wraps sentences at 80 columns', () => {
    const prose = renderTerminal(model(), { colour: false })
      .split('\n')
      .filter((line) => !line.includes('  ', 4));
    expect(Math.max(...prose.map((line) => Array.from(line).length))).toBeLessThanOrEqual(80);
  });

  it('stands without an interval', () => {
    const report = renderTerminal(model({ pairs: 6, notRun: [0, 1, 2, 3, 4, 5] }), { colour: false });
    expect(report).toContain('Not enough evidence for a verdict');
    expect(report).not.toContain('┣');
  });
});
