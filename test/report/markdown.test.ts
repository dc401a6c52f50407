/** Markdown: nothing from a file becomes markup, a link, a mention, a line or a cell. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMENT_LIMIT, markdownCode, markdownText, renderMarkdown } from '../../src/report/markdown.ts';
import { buildReport } from '../../src/report/model.ts';
import { HOSTILE, spoil } from './hostile.ts';
import { GALLERY, reportInput } from './support.ts';

const spoiled = (text: string): string =>
  renderMarkdown(buildReport(spoil(reportInput({ truncated: [2], unsafe: [4] }), text)));

/** Removes code spans as CommonMark finds them: a run of backticks up to the next run of the same length. */
const withoutCode = (markdown: string): string => markdown.replace(/(?<![\\`])(`+)(?!`)[^]*?(?<!`)\1(?!`)/gu, '');

/** What a line is at its start: that is where blocks begin. */
function skeleton(markdown: string): string[] {
  return markdown.split('\n').map((line) => {
    const start = /^(?:#{1,6} |- |> |>$|`{3,}\w*$|<\/?details>|<summary>|\| ?|\*\*|$)/u.exec(line)?.[0] ?? 'text';
    // A fence grows with the backticks it holds.
    return start.replace(/`+/u, '```');
  });
}

const cells = (line: string): number => withoutCode(line).split(/(?<!\\)(?:\\\\)*\|/u).length;

describe('text', () => {
  it('escapes every character that Markdown or HTML knows', () => {
    expect(markdownText('\\`|[]()*_~!')).toBe('\\\\\\`\\|\\[\\]\\(\\)\\*\\_\\~\\!');
    expect(markdownText(`&<>"'`)).toBe('&amp;&lt;&gt;&quot;&#39;');
  });

  it('breaks what GitHub links after Markdown is done', () => {
    expect(markdownText('@octocat #1 GH-1')).toBe('\\@&#8203;octocat \\#&#8203;1 GH-&#8203;1');
    expect(markdownText('https://a.b www.a.b')).toBe('https:&#8203;//a.b www&#8203;.a.b');
    expect(markdownText('deadbeefcafe')).toBe('deadbee&#8203;fcafe');
  });

  it('leaves no special character bare in any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const bare = markdownText(text)
          .replace(/\\[\\`|[\]()*_~#@!]/gu, '')
          .replace(/&(?:amp|lt|gt|quot|#39|#8203);/gu, '');
        expect(bare).not.toMatch(/[&<>"'\\`|[\]()*_~#@!\n\r]/u);
      }),
    );
  });
});

describe('code spans', () => {
  it.each([
    ['plain', '`plain`'],
    ['a`b', '``a`b``'],
    ['a``b', '```a``b```'],
    ['`edge', '`` `edge ``'],
    ['', '`  `'],
    [' x ', '`  x  `'],
  ])('%j is set as %j', (text, expected) => {
    expect(markdownCode(text, false)).toBe(expected);
  });

  it('gives up the code span for a pipe in a table, where no escape is safe', () => {
    expect(markdownCode('a\\|b', true)).toBe('a\\\\\\|b');
    expect(markdownCode('a|b', false)).toBe('`a|b`');
  });

  it('holds any text: the fence is closed only at its end', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('`', 'a', '|', '\\', ' ') }), (text) => {
        expect(withoutCode(`x ${markdownCode(text, false)} y`)).toBe('x  y');
      }),
    );
  });
});

describe('the start of a block', () => {
  it.each([
    ['- + 1. item', '\\- + 1. item'],
    ['1. item', '1\\. item'],
    ['1.5 points', '1.5 points'],
    ['-0.5 points', '−0.5 points'],
    ['---', '\\---'],
    ['===', '\\==='],
    ['     code', 'code'],
  ])('%j begins a list item as %j', (text, expected) => {
    expect(spoiled(text)).toContain(`### Why\n\n- ${expected}\n`);
  });
});

describe('a report of hostile strings', () => {
  const harmless = spoiled('harmless');

  it.each(Object.entries(HOSTILE))('%s changes no line, block, cell or tag', (_name, text) => {
    const markdown = spoiled(text);
    expect(skeleton(markdown)).toEqual(skeleton(harmless));
    const tables = (report: string): number[] =>
      report
        .split('\n')
        .filter((line) => line.startsWith('|'))
        .map(cells);
    expect(tables(markdown)).toEqual(tables(harmless));
    const open = withoutCode(markdown);
    expect(open.match(/<[^>\n]*>/gu)).toEqual(withoutCode(harmless).match(/<[^>\n]*>/gu));
    expect(open).not.toMatch(/(?<!\\)[@~]|@(?!&#8203;)|(?<!\\)\[(?!!)|https?:\/\/|www\./u);
    expect(markdown).not.toMatch(/[^\P{C}\n]/u);
  });

  it('looks as recorded', async () => {
    await expect(spoiled(Object.values(HOSTILE).join(' '))).toMatchFileSnapshot('snapshots/hostile-markdown.txt');
  });
});

describe('the report', () => {
  it.each(['preferred', 'mixed', 'insufficient', 'failed'])('%s looks as recorded', async (name) => {
    await expect(renderMarkdown(GALLERY[name]!())).toMatchFileSnapshot(`snapshots/${name}-markdown.txt`);
  });

  it('fits a comment with a hundred pairs', () => {
    const markdown = renderMarkdown(GALLERY['blocked']!(), { limit: COMMENT_LIMIT });
    expect(markdown.length).toBeLessThan(COMMENT_LIMIT);
    expect(markdown).toContain('| 99 |');
  });

  it('leaves out the long sections first, and names them, where the place is too small', () => {
    const markdown = renderMarkdown(GALLERY['blocked']!(), { limit: 10_000 });
    expect(markdown.length).toBeLessThanOrEqual(10_000);
    expect(markdown).not.toContain('| 99 |');
    expect(markdown).toContain('Left out because the text would be too long for its place: Every scheduled pair.');
    expect(markdown).toContain('### What this does not show');
  });

  it('fits a comment whatever the ids, and keeps the verdict', () => {
    const input = spoil(
      reportInput({ pairs: 100, truncated: Array.from({ length: 60 }, (_, index) => index) }),
      '|`@<'.repeat(400),
    );
    const markdown = renderMarkdown(buildReport(input), { limit: COMMENT_LIMIT });
    expect(markdown.length).toBeLessThanOrEqual(COMMENT_LIMIT);
    expect(markdown).toMatch(/\*\*Verdict\*\* `preferred-for-this-category`/u);
    expect(markdown).toContain('Left out because the text would be too long for its place: ');
  });

  it('shows where the interval lies without graphics, both ends and the mean in numbers', () => {
    const strip = renderMarkdown(GALLERY['mixed']!()).split('```')[1]?.split('\n') ?? [];
    expect(strip[2]).toMatch(/^·*░+┼░+┣━+●━+┫·*$/u);
    expect(strip[3]?.trim().split(/\s+/u)).toEqual(expect.arrayContaining(['+1.13', '+6.00', '+10.88']));
  });
});
