/** What a report says: the verdict in words, what must be disclosed, what must be warned of. */
import { describe, expect, it } from 'vitest';
import type { Text } from '../../src/report/content.ts';
import { buildReport, type ReportInput, type ReportModel } from '../../src/report/model.ts';
import { HEADLINES } from '../../src/report/verdict-words.ts';
import { VERDICTS } from '../../src/analysis/paired.ts';
import { CAMPAIGN, GALLERY, model, reportInput } from './support.ts';

const plain = (text: Text): string => text.map((part) => (typeof part === 'string' ? part : part.code)).join('');

/** Every word of a report. */
function words(report: ReportModel): string {
  const { verdict, notices, badges, figures, reasons, cautions, sections } = report;
  return [
    verdict.headline,
    plain(verdict.sentence),
    ...notices.flatMap(({ title, text }) => [title, plain(text)]),
    ...badges.map(({ label }) => label),
    ...figures.flatMap(({ label, value, note }) => [label, value, note]),
    ...[...reasons, ...cautions].map(plain),
    ...sections.flatMap(({ title, paragraphs, items, commands, tables }) => [
      title,
      ...[...paragraphs, ...items].map(plain),
      ...commands,
      ...tables.flatMap(({ caption, columns, rows }) => [
        caption,
        ...columns.map((column) => column.title),
        ...rows.map(plain),
      ]),
    ]),
  ].join('\n');
}

const titles = (report: ReportModel): string[] => report.notices.map(({ title }) => title);
const withRun = (run: Partial<ReportInput['run']>): ReportModel => model({}, { run: { ...reportInput().run, ...run } });

describe('the verdict in words', () => {
  it('has a headline for each of the six', () => {
    expect(Object.keys(HEADLINES).sort()).toEqual([...VERDICTS].sort());
  });

  it.each([
    [
      'preferred',
      'preferred-for-this-category',
      'good',
      /scored on average 9\.\d\d points more than the baseline .*The whole interval lies above that\.$/u,
    ],
    ['baseline', 'baseline-preferred', 'warning', /points fewer than the baseline .*against the candidate\.$/u],
    [
      'tie',
      'tie',
      'calm',
      /a difference of up to 3\.00 points does not matter\. The whole interval lies within that\.$/u,
    ],
    ['mixed', 'mixed', 'calm', /about \d+ more pairs on about \d+ cases in all would settle it/u],
    [
      'insufficient',
      'insufficient-evidence',
      'warning',
      /^Only 6 pairs gave a difference; the campaign demands at least 12\./u,
    ],
    [
      'blocked',
      'blocked-by-safety-failure',
      'danger',
      /^The candidate failed blocking safety checks in 2 of 100 completed requests/u,
    ],
  ] as const)('%s', (name, verdict, tone, sentence) => {
    const report = GALLERY[name]!();
    expect(report.verdict).toMatchObject({ value: verdict, tone, holds: true });
    expect(plain(report.verdict.sentence)).toMatch(sentence);
  });

  it('is withdrawn when the evidence does not hold', () => {
    const report = GALLERY['failed']!();
    expect(report.verdict).toMatchObject({ holds: false, tone: 'danger', headline: 'Do not rely on this report' });
    expect(report.notices[0]).toMatchObject({ tone: 'danger', title: 'The evidence does not hold' });
    expect(plain(report.notices[0]!.text)).toContain('The step subjects failed.');
  });

  it('says so when no pair gave a difference and when any difference matters', () => {
    const none = model({ pairs: 6, notRun: [0, 1, 2, 3, 4, 5] });
    expect(plain(none.verdict.sentence)).toContain('No pair gave a difference.');
    expect(none.figures.map(({ value }) => value)).toContain('0 of 6');
    expect(plain(model({ delta: 0 }).verdict.sentence)).toContain('any difference matters');
  });

  it('never calls anything best, and never prints a hole', () => {
    for (const [name, make] of Object.entries(GALLERY)) {
      expect(words(make()), name).not.toMatch(/\bbest\b|NaN|undefined|\bnull\b|Infinity|\[object/iu);
    }
  });
});

describe('planning figures', () => {
  const note = (shape: Parameters<typeof model>[0]): string => {
    const rows = model(shape).sections.find(({ id }) => id === 'uncertainty')?.tables[0]?.rows ?? [];
    return plain(rows.find(([label]) => label === 'Pairs for a clear answer') ?? []);
  };

  it('say when a clear answer takes more pairs than one campaign may schedule', () => {
    expect(note({ effect: 4, spread: 18, cases: 1 })).toMatch(/\d{3} pairs.*; one campaign schedules at most 100$/u);
    expect(note({ effect: 20, spread: 9, cases: 1 })).toMatch(
      /^Pairs for a clear answer\d+ pairsif mean and spread stayed as they are$/u,
    );
  });
});

describe('notices', () => {
  it('has none for a completed, signed, reviewed run on a model', () => {
    expect(titles(model())).toEqual([]);
    expect(model().badges.map(({ label }) => label)).toEqual([
      'Run completed',
      'Evidence verified',
      'Model answers',
      'Approved by review',
      'Not audited by a person',
    ]);
  });

  it('warns of what weakens a report, in order of weight', () => {
    expect(titles(GALLERY['insufficient']!())).toEqual([
      'Not signed',
      'Not a completed run',
      'Synthetic answers',
      'Local self-approval',
    ]);
  });

  it('warns of arms that carry the very same instruction', () => {
    const [baseline, candidate] = CAMPAIGN.candidates;
    const twins = [baseline!, { ...candidate!, instructionSha256: baseline!.instructionSha256 }];
    expect(titles(model({}, { campaign: { ...CAMPAIGN, candidates: twins } }))).toEqual(['The arms are identical']);
  });

  it('warns of a run that started before its campaign was written', () => {
    expect(titles(withRun({ startedAt: '2026-07-16T11:59:59.999Z' }))).toEqual(['The run predates its campaign']);
    expect(titles(withRun({ startedAt: '2026-07-16T12:00:00.000Z' }))).toEqual([]);
  });

  it('says that a cancelled run supports no preference', () => {
    const [notice] = withRun({ status: 'cancelled', reason: 'operator' }).notices;
    expect(plain(notice!.text)).toBe('The run is cancelled (operator). A cancelled run never supports a preference.');
  });

  it('calls synthetic answers synthetic in the sentence under the headline too', () => {
    expect(plain(model({}, { synthetic: true }).verdict.sentence)).toContain(
      'The answers are synthetic: no model was asked.',
    );
  });
});

describe('disclosure (protocol section 11)', () => {
  it.each([
    ['the scope of the fixture', 'The fixture is synthetic.'],
    ['pairs that count', '22 of 24'],
    ['pairs that do not', '2 pairs gave no difference.'],
    ['why', 'candidate: truncated'],
    ['the provider', 'example-provider'],
    ['the model version', 'example-model-2026-07-16'],
    ['sampling', 'Temperature, top-p0.7, 1'],
    ['retries', 'Retries'],
    ['durations', 'Time, all requests'],
    ['input tokens', 'Input tokens'],
    ['output tokens', 'Output tokens'],
    ['cost', 'Cost$0.'],
    ['mean', 'Mean difference+'],
    ['median', 'Median difference+'],
    ['variance', 'Variance'],
    ['the interval', '95 % Student-t interval'],
    ['safety failures', 'Blocking safety failures: 0 in the baseline, 0 in the candidate.'],
    ['the practical delta', 'Practical delta3.00 points'],
    ['human audit', 'Human auditnot audited'],
    ['order', 'Mean difference by order'],
    ['the campaign hash', `Campaign${'f'.repeat(64)}`],
    ['an instruction hash', `Candidate instruction${'d'.repeat(64)}`],
    ['how to verify', 'equipoise verify campaigns/review-skill-v2/runs/run-2026-07-17'],
    ['no claim beyond', 'It carries no claim about other tasks, models, versions or authors of campaigns.'],
  ])('states %s', (_what, text) => {
    expect(words(GALLERY['mixed']!())).toContain(text);
  });

  it('lists every scheduled pair and every safety failure', () => {
    const report = GALLERY['blocked']!();
    const pairs = report.sections.find(({ id }) => id === 'pairs')?.tables[0];
    expect(pairs?.rows.map((row) => row[0])).toEqual(Array.from({ length: 100 }, (_, index) => String(index)));
    const safety = report.sections.find(({ id }) => id === 'missing')?.tables[0];
    expect(safety).toMatchObject({
      caption: 'Blocking safety failures',
      rows: [[{ code: 'no-force-push' }, 'candidate', '2', '4, 15']],
    });
  });

  it('names a hash once, though it is handed over twice', () => {
    const report = buildReport(
      reportInput({}, { hashes: [{ name: 'fixture.json', sha256: CAMPAIGN.fixture.fixtureSha256 }] }),
    );
    expect(words(report).split(CAMPAIGN.fixture.fixtureSha256)).toHaveLength(2);
  });

  it('offers to sign, not to verify, what is not signed', () => {
    const commands = (report: ReportModel) => report.sections.find(({ id }) => id === 'verify')?.commands;
    expect(commands(model({}, { verification: null }))).toEqual([
      'equipoise sign campaigns/review-skill-v2/runs/run-2026-07-17 --key FILE',
    ]);
    expect(commands(model({}, { runFolder: null }))).toEqual([]);
  });

  it('quotes a folder so that its line runs nothing else', () => {
    const commands = model({}, { runFolder: "runs/it's $(id)" }).sections.find(({ id }) => id === 'verify')?.commands;
    expect(commands?.[0]).toBe(`equipoise verify 'runs/it'\\''s $(id)'`);
    expect(model({}, { runFolder: '--help' }).sections.find(({ id }) => id === 'verify')?.commands[0]).toBe(
      'equipoise verify ./--help',
    );
  });
});
