/**
 * Proof, as far as it can be had, that a trial measures something: that the perfect answer is perfect, that answers of
 * somebody who understood nothing earn next to nothing, and that the answer does not stand in the question.
 *
 * The proofs run the scorer itself on real answers rather than reasoning about it.
 */

import { quote } from '../protocol/document.ts';
import type { Report } from '../protocol/document.ts';
import { formatPath } from '../protocol/document.ts';
import type { Finding, Severity } from '../protocol/findings.ts';
import { readStrictJson } from '../protocol/strict-json.ts';
import type { JsonDocument } from '../protocol/strict-json.ts';
import { bindCase } from './categories/registry.ts';
import type { BoundCase } from './categories/registry.ts';
import type { CaseScore } from './categories/types.ts';
import { within } from './categories/types.ts';
import type { ContractNode } from './contract.ts';
import { CATEGORY_DIMENSIONS } from './dimensions.ts';
import type { Fixture, FixtureCase } from './fixture.ts';
import { MAX_FIXTURE_BYTES } from './fixture-rules.ts';
import type { Rubric } from './rubric.ts';
import { MAX_RUBRIC_BYTES } from './rubric-rules.ts';
import { jsonTexts } from './json-texts.ts';

/** The two files, for the findings. With their bytes, findings carry lines and columns. */
export interface TrialFiles {
  readonly fixture: { readonly file: string; readonly bytes?: Uint8Array };
  readonly rubric: { readonly file: string; readonly bytes?: Uint8Array };
}

/** What an answer without any understanding may earn, in points of 100. */
export const MAX_UNINFORMED = 5;
/** With this many cases, the case is the independent unit of the analysis. */
const ENOUGH_CASES = 5;

/** Findings about a fixture and its rubric, both parsed without errors. */
export function lintTrial(fixture: Fixture, rubric: Rubric, files: TrialFiles): Finding[] {
  const findings: Finding[] = [];
  const inFixture = reporter(files.fixture, MAX_FIXTURE_BYTES, findings);
  const inRubric = reporter(files.rubric, MAX_RUBRIC_BYTES, findings);
  if (fixture.cases.length < ENOUGH_CASES) {
    inFixture.notice(
      ['cases'],
      'few-cases',
      `With fewer than ${ENOUGH_CASES} cases the analysis treats pairs as independent, although pairs of one case are not.`,
    );
  }
  lintTwins(fixture, inFixture);
  rubric.cases.forEach((entry, index) => {
    const at = fixture.cases.findIndex((known) => known.id === entry.caseId);
    const fixtureCase = fixture.cases[at];
    if (fixtureCase === undefined) return;
    const bound = bindCase(rubric, entry.caseId, fixtureCase);
    const rubricReport = within(inRubric, ['cases', index]);
    lintScores(rubric, bound, rubricReport);
    bound.lint(rubricReport);
    const fixtureReport = within(inFixture, ['cases', at]);
    lintEcho(rubric, bound, fixtureCase, fixtureReport);
    lintChoices(fixtureCase, fixtureReport);
  });
  return findings;
}

function lintScores(rubric: Rubric, bound: BoundCase, report: Report): void {
  const perfect = points(rubric, bound.score(bound.compose((point) => point.good)));
  if (perfect !== 100) {
    report.error(
      [],
      'not-satisfiable',
      `The reference answer earns ${round(perfect)} of 100; the entry contradicts itself.`,
    );
  }
  const best = Math.max(...bound.uninformed().map((answer) => points(rubric, bound.score(answer))));
  if (best > MAX_UNINFORMED) {
    report.error(
      [],
      'guessable',
      `An answer that names everything on offer without understanding any of it earns ${round(best)} of 100 (at most ${MAX_UNINFORMED}); offer more that is useless or forbidden.`,
    );
  }
}

/** An answer that stands in the question can be echoed. */
function lintEcho(rubric: Rubric, bound: BoundCase, fixtureCase: FixtureCase, report: Report): void {
  const places: readonly (readonly [path: readonly PropertyKey[], text: string])[] = [
    [['prompt'], fixtureCase.prompt],
    ...fixtureCase.files.map((file, index) => [['files', index, 'content'], file.content] as const),
  ];
  for (const [path, text] of places) {
    const best = Math.max(0, ...jsonTexts(text).map((value) => points(rubric, bound.score(value))));
    if (best > MAX_UNINFORMED) {
      report.error(
        path,
        'answer-in-prompt',
        `This text holds an answer that earns ${round(best)} of 100 when it is echoed; remove it.`,
      );
    }
  }
}

/** A choice that nothing explains cannot be made for a reason. */
function lintChoices(fixtureCase: FixtureCase, report: Report): void {
  const explained = [fixtureCase.prompt, ...fixtureCase.files.flatMap((file) => [file.path, file.content])].join('\n');
  const walk = (node: ContractNode, path: readonly PropertyKey[]): void => {
    if (node.type === 'array') walk(node.items, [...path, 'items']);
    if (node.type === 'object') {
      for (const [name, property] of Object.entries(node.properties)) walk(property, [...path, 'properties', name]);
    }
    if (node.type !== 'string') return;
    (node.enum ?? []).forEach((value, index) => {
      if (explained.includes(value)) return;
      report.warning([...path, 'enum', index], 'unexplained-choice', `Neither task nor files mention ${quote(value)}.`);
    });
  };
  walk(fixtureCase.responseSchema, ['responseSchema']);
}

function lintTwins(fixture: Fixture, report: Report): void {
  const seen = new Map<string, string>();
  fixture.cases.forEach((entry, index) => {
    const content = JSON.stringify([entry.prompt, entry.files]);
    const twin = seen.get(content);
    if (twin !== undefined) {
      report.warning(
        ['cases', index],
        'same-case',
        `This case asks the same as "${twin}"; copies are not more evidence.`,
      );
    }
    seen.set(content, entry.id);
  });
}

function points(rubric: Rubric, scored: CaseScore | null): number {
  if (scored === null || scored.safetyFailures.length > 0) return 0;
  return CATEGORY_DIMENSIONS[rubric.category].reduce((sum, { id, max }) => sum + max * (scored.shares[id] ?? 0), 0);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function reporter(source: TrialFiles['fixture'], maxBytes: number, findings: Finding[]): Report {
  let document: JsonDocument | null | undefined;
  const locate = (path: readonly PropertyKey[]): { line: number; column: number } => {
    if (document === undefined) {
      const read = source.bytes === undefined ? null : readStrictJson(source.bytes, source.file, { maxBytes });
      document = read?.ok === true ? read.value : null;
    }
    return document?.locate(path) ?? { line: 1, column: 1 };
  };
  const add = (severity: Severity) => (path: readonly PropertyKey[], code: string, message: string) => {
    findings.push({ severity, code, file: source.file, ...locate(path), field: formatPath(path), message });
  };
  return { error: add('error'), warning: add('warning'), notice: add('notice') };
}
