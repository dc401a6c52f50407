/** The HTML page as text: escaped everywhere, self-contained, the same bytes every time, plots for every state of a run. */
import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { renderHtml } from '../../src/report/html.ts';
import { element, escapeHtml, join } from '../../src/report/markup.ts';
import { buildReport } from '../../src/report/model.ts';
import { differencesPlot } from '../../src/report/plots/differences.ts';
import { intervalPlot } from '../../src/report/plots/interval.ts';
import { ticks, linear, padded } from '../../src/report/plots/frame.ts';
import { HOSTILE, spoil } from './hostile.ts';
import { analysisLike, GALLERY, model, reportInput } from './support.ts';

/** Every tag with its attribute names, in order: what the page is made of, without what it says. */
function structure(html: string): string[] {
  return (html.match(/<[^>]*>/gu) ?? []).map((tag) =>
    // A long id is set in another class, and lengths are not structure.
    tag.replace(/="[^"]*"/gu, '=""').replace(' class=""', ''),
  );
}

const spoiled = (text: string): string =>
  renderHtml(buildReport(spoil(reportInput({ truncated: [2], unsafe: [4] }), text)));

describe('markup', () => {
  it('escapes text and attributes', () => {
    expect(escapeHtml(`&<>"'`)).toBe('&amp;&lt;&gt;&quot;&#39;');
    expect(element('p', { title: `"'<` }, '<b>', element('i', {}, '&')).html).toBe(
      '<p title="&quot;&#39;&lt;">&lt;b&gt;<i>&amp;</i></p>',
    );
  });

  it('rounds coordinates, leaves out absent attributes, and closes what must be closed', () => {
    expect(element('line', { x1: 1 / 3, x2: 2, y1: null }).html).toBe('<line x1="0.33" x2="2"></line>');
    expect(join(element('br'), element('meta', { charset: 'utf-8' })).html).toBe('<br><meta charset="utf-8">');
  });

  it('lets no text out of its element or attribute', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(structure(element('p', { title: text }, text).html)).toEqual(['<p title="">', '</p>']);
      }),
    );
  });
});

describe('the page', () => {
  it.each(Object.entries(HOSTILE))('is made of the same elements whatever a file says: %s', (_name, text) => {
    const html = spoiled(text);
    expect(structure(html)).toEqual(structure(spoiled('harmless')));
    expect(html).not.toMatch(/[^\P{C}\n]/u);
  });

  it('is self-contained: no script, no inline style, no address but its own anchors and icon', () => {
    for (const [name, make] of Object.entries(GALLERY)) {
      const html = make().sections.length > 0 ? renderHtml(make()) : '';
      expect(html, name).not.toMatch(/<script|<iframe|<object|<img|@import|url\(| style=| on\w+=/iu);
      const addresses = [...html.matchAll(/(?:href|src|action|xlink:href)="([^"]*)"/gu)].map((match) => match[1] ?? '');
      expect(
        addresses.filter((address) => !address.startsWith('#') && !address.startsWith('data:image/svg+xml,')),
      ).toEqual([]);
    }
  });

  it('allows by policy the one style sheet that it carries, and nothing else', () => {
    const html = renderHtml(model());
    const style = /<style>([^]*?)<\/style>/u.exec(html)?.[1] ?? '';
    const digest = createHash('sha256').update(style, 'utf8').digest('base64');
    const policy = /Content-Security-Policy" content="([^"]*)"/u.exec(html)?.[1]?.replaceAll('&#39;', "'");
    expect(style.length).toBeGreaterThan(1000);
    expect(policy).toBe(
      `default-src 'none'; style-src 'sha256-${digest}'; img-src data:; base-uri 'none'; form-action 'none'`,
    );
    // A policy binds what comes after it.
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<link'));
  });

  it('is the same, byte for byte, every time', () => {
    for (const make of Object.values(GALLERY)) expect(renderHtml(make())).toBe(renderHtml(make()));
  });

  it('has one first-level heading, unique ids, and a caption in every table', () => {
    for (const [name, make] of Object.entries(GALLERY)) {
      const html = renderHtml(make());
      const ids = [...html.matchAll(/ id="([^"]*)"/gu)].map((match) => match[1]);
      expect(new Set(ids).size, name).toBe(ids.length);
      expect(html.match(/<h1[ >]/gu), name).toHaveLength(1);
      expect(html.match(/<table>/gu)?.length, name).toBe(html.match(/<table><caption>/gu)?.length);
      const anchors = [...html.matchAll(/href="#([^"]*)"/gu)].map((match) => match[1]);
      expect(
        anchors.filter((anchor) => !ids.includes(anchor)),
        name,
      ).toEqual([]);
      const labels = [...html.matchAll(/aria-labelledby="([^"]*)"/gu)].flatMap((match) => (match[1] ?? '').split(' '));
      expect(
        labels.filter((label) => !ids.includes(label)),
        name,
      ).toEqual([]);
    }
  });

  it('shows no verdict when the evidence does not hold', () => {
    const html = renderHtml(GALLERY['failed']!());
    expect(html).toContain('<h1 id="verdict-heading">Do not rely on this report</h1>');
    expect(html).toContain('FAILS');
    expect(html).not.toContain('class="card hero good"');
  });
});

describe('plots', () => {
  const shapes = {
    'one pair': { pairs: 1, cases: 1 },
    'no spread': { effect: 5, spread: 0, pairs: 6 },
    'no difference at all': { effect: 0, spread: 0, pairs: 6 },
    'nothing run': { pairs: 6, notRun: [0, 1, 2, 3, 4, 5] },
    'a hundred pairs': { pairs: 100, cases: 7 },
    'no practical delta': { delta: 0 },
    'a delta of everything': { delta: 100 },
  };

  it.each(Object.entries(shapes))('draw %s with finite coordinates inside their picture', (_name, shape) => {
    const html = renderHtml(model(shape));
    expect(html).not.toMatch(/NaN|Infinity|undefined|\[object/u);
    for (const [svg = ''] of html.matchAll(/<svg[^>]*class="plot"[^]*?<\/svg>/gu)) {
      const [width = 0, height = 0] = (/viewBox="0 0 (\S+) (\S+)"/u.exec(svg) ?? []).slice(1).map(Number);
      expect(Math.min(width, height)).toBeGreaterThan(20);
      for (const [, axis = '', value] of svg.matchAll(/ (x|x1|x2|cx|y|y1|y2|cy)="([^"]*)"/gu)) {
        const end = axis.includes('x') ? width : height;
        expect(Number(value), `${axis} in ${svg.slice(0, 200)}`).toBeGreaterThanOrEqual(-1);
        expect(Number(value)).toBeLessThanOrEqual(end + 1);
      }
      expect(svg).toMatch(/<title id="[^"]*">[^<]+<\/title><desc id="[^"]*">[^<]+<\/desc>/u);
    }
  });

  it('draw one mark or cross a scheduled pair', () => {
    const analysis = analysisLike({ pairs: 24, truncated: [3, 11], notRun: [20] });
    const svg = differencesPlot(analysis, true).html;
    expect(svg.match(/class="mark /gu)).toHaveLength(21);
    expect(svg.match(/class="missing"/gu)).toHaveLength(3);
    expect(svg).toContain('Pair 3 (case-4): no difference; candidate truncated');
  });

  it('favour no arm where both scored alike', () => {
    const svg = differencesPlot(analysisLike({ pairs: 6, effect: 0, spread: 0 }), true).html;
    expect(svg.match(/class="mark level"/gu)).toHaveLength(6);
    expect(svg).not.toMatch(/class="mark (?:baseline|candidate)"/u);
  });

  it('draw no share of a ceiling of nothing', () => {
    const free = { requests: 10, inputTokens: 10, outputTokens: 10, costUsd: '0' };
    const html = renderHtml(model({ pairs: 6 }, { ledger: { spent: free, ceilings: free, chargedAtReservation: 0 } }));
    expect(html).toContain('>ceiling $0.000000</text>');
    expect(html).not.toContain('NaN');
  });

  it('place the interval where its numbers are', () => {
    // One known case: interval 2 to 10, mean 6, delta 3 on a picture that reaches from -10.8 to 10.8 over 28 to 892.
    const analysis = {
      ...analysisLike({}),
      mean: 6,
      minimumPracticalScoreDelta: 3,
      interval: { level: 0.95, lower: 2, upper: 10, method: 'student-t', degreesOfFreedom: 9 } as const,
    };
    const svg = intervalPlot(analysis, true)?.html;
    expect(svg).toContain('<rect x="540" y="61" width="320" height="10" rx="5" class="interval candidate">');
    expect(svg).toContain('<circle cx="700" cy="66" r="9" class="mark candidate">');
    expect(svg).toContain('<rect x="340" y="30" width="240" height="70" class="band">');
  });

  it('look as recorded', async () => {
    await expect(`${intervalPlot(analysisLike({}), false)?.html ?? ''}\n`.replaceAll('><', '>\n<')).toMatchFileSnapshot(
      'snapshots/interval-plot.txt',
    );
  });
});

describe('scales', () => {
  it('map ends to ends, and an empty domain to its start', () => {
    expect([0, 5, 10].map(linear([0, 10], [100, 200]))).toEqual([100, 150, 200]);
    expect(linear([3, 3], [7, 9])(3)).toBe(7);
    expect(padded([4, 4], 0.1)).toEqual([3.5, 4.5]);
  });

  it.each([
    [[0, 1], 5, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [[-10.8, 10.8], 5, [-10, -5, 0, 5, 10]],
    [[-0.05, 0.31], 4, [0, 0.1, 0.2, 0.3]],
    [[0, 100], 5, [0, 20, 40, 60, 80, 100]],
  ] as const)('have round ticks inside %j', (domain, count, expected) => {
    expect(ticks(domain, count)).toEqual(expected);
  });
});
