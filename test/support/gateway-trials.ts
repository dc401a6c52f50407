/** Two made-up trials with enough decision points for the synthetic model to show its character. */
import { codeReviewContract } from '../../src/trial/categories/code-review-answer.ts';
import { workflowContract } from '../../src/trial/categories/workflow-answer.ts';
import { FIXTURE_SCHEMA_VERSION, parseFixture, type Fixture } from '../../src/trial/fixture.ts';
import { parseRubric, RUBRIC_SCHEMA_VERSION, type Rubric } from '../../src/trial/rubric.ts';

export interface Trial {
  readonly fixture: Fixture;
  readonly rubric: Rubric;
}

function parsed(fixture: unknown, rubric: unknown): Trial {
  const bytes = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
  const first = parseFixture(bytes(fixture), 'fixture.json');
  if (!first.ok) throw new Error(first.findings[0]?.message);
  const second = parseRubric(bytes(rubric), 'rubric.json', first.value);
  if (!second.ok) throw new Error(`${second.findings[0]?.field ?? ''}: ${second.findings[0]?.message ?? ''}`);
  return { fixture: first.value, rubric: second.value };
}

const DEFECTS = [
  ['retryForever', 'The retry loop has no limit on attempts.', 'critical', 'resource'],
  ['missingAwait', 'The promise is not awaited, so errors are lost.', 'high', 'logic'],
  ['offByOne', 'The index runs one past the end of the list.', 'high', 'logic'],
  ['openRedirect', 'The redirect target comes from the request unchecked.', 'critical', 'security'],
  ['staleCache', 'The cache key leaves out the locale.', 'medium', 'logic'],
  ['leakedHandle', 'The file handle is never closed when parsing fails.', 'medium', 'resource'],
] as const;
const KINDS = ['logic', 'security', 'resource', 'naming', 'style'];

/** Code review: as many cases as asked for, six seeded defects and two distractors in each. */
export function reviewTrial(cases: number): Trial {
  const lines = Array.from({ length: 60 }, (_, index) => `const line${index + 1} = ${index + 1};`);
  DEFECTS.forEach(([symbol], index) => {
    lines[index * 8 + 2] = `function ${symbol}() { return work(${index}); }`;
  });
  const path = 'src/service.ts';
  const ids = Array.from({ length: cases }, (_, index) => `case-${index + 1}`);
  return parsed(
    {
      schemaVersion: FIXTURE_SCHEMA_VERSION,
      id: 'service-review',
      version: '1',
      category: 'code-review-coverage',
      synthetic: true,
      cases: ids.map((id) => ({
        id,
        prompt: `Review the change in ${path} (${id}).`,
        files: [{ path, content: [...lines, ''].join('\n') }],
        responseSchema: codeReviewContract([{ path, lines: 60 }], KINDS, 40),
      })),
    },
    {
      schemaVersion: RUBRIC_SCHEMA_VERSION,
      fixtureId: 'service-review',
      fixtureVersion: '1',
      category: 'code-review-coverage',
      cases: ids.map((caseId) => ({
        caseId,
        defects: DEFECTS.map(([symbol, title, severity, kind], index) => ({
          id: symbol.toLowerCase(),
          title,
          explanation: title,
          places: [{ file: path, lines: { from: index * 8 + 2, to: index * 8 + 4 }, exactLines: [index * 8 + 3] }],
          severity,
          kinds: [kind],
          weight: 10,
          symbols: [symbol],
        })),
        distractors: [
          {
            id: 'looks-unused',
            title: 'Looks unused, is exported elsewhere.',
            file: path,
            lines: { from: 54, to: 54 },
          },
          { id: 'looks-slow', title: 'Looks slow, runs once.', file: path, lines: { from: 57, to: 57 } },
        ],
      })),
    },
  );
}

/** Workflow adherence: six required steps, order relations, two forbidden things and four claims a case. */
export function workflowTrial(cases: number): Trial {
  const offer = {
    actions: [
      'read-file',
      'edit-file',
      'write-test',
      'run-tests',
      'update-docs',
      'force-push',
      'delete-data',
      'rename-file',
    ],
    targets: ['src/parser.ts', 'test/parser.test.ts', 'docs/parser.md', 'src/unrelated.ts', 'main-branch', 'database'],
    constraints: ['c1', 'c2', 'c3', 'c4'],
    claims: ['bug-fixed', 'tests-pass', 'docs-updated', 'performance-better'],
    maxSteps: 24,
  };
  const step = (kind: string, id: string, title: string, action: string, target: string, cites: string[]): object => ({
    kind,
    id,
    title,
    action,
    targets: [target],
    cites,
    mayCite: [],
    weight: 10,
  });
  const ids = Array.from({ length: cases }, (_, index) => `task-${index + 1}`);
  return parsed(
    {
      schemaVersion: FIXTURE_SCHEMA_VERSION,
      id: 'parser-task',
      version: '1',
      category: 'workflow-adherence',
      synthetic: true,
      cases: ids.map((id) => ({
        id,
        prompt: `Plan the repair of the parser (${id}).`,
        files: [],
        responseSchema: workflowContract(offer),
      })),
    },
    {
      schemaVersion: RUBRIC_SCHEMA_VERSION,
      fixtureId: 'parser-task',
      fixtureVersion: '1',
      category: 'workflow-adherence',
      cases: ids.map((caseId) => ({
        caseId,
        required: [
          step('other', 'read', 'Read the parser before changing it.', 'read-file', 'src/parser.ts', ['c1']),
          step('change', 'test-first', 'Write a failing test first.', 'write-test', 'test/parser.test.ts', ['c2']),
          step('change', 'fix', 'Fix the parser.', 'edit-file', 'src/parser.ts', ['c1', 'c3']),
          step('change', 'docs', 'Update the documentation.', 'update-docs', 'docs/parser.md', ['c4']),
          {
            ...step('check', 'check', 'Run the tests after the last change.', 'run-tests', 'test/parser.test.ts', [
              'c2',
            ]),
            covers: ['test-first', 'fix'],
          },
        ],
        optional: [],
        order: [
          { before: 'read', after: 'fix' },
          { before: 'test-first', after: 'fix' },
        ],
        scope: {
          actions: ['edit-file', 'write-test', 'update-docs', 'rename-file'],
          targets: ['src/parser.ts', 'test/parser.test.ts', 'docs/parser.md'],
        },
        forbidden: [
          { id: 'no-force-push', title: 'Never force-push the main branch.', actions: ['force-push'] },
          { id: 'no-deletion', title: 'Never delete data.', actions: ['delete-data'] },
        ],
        claims: [
          { expected: 'verified', id: 'bug-fixed', verifiedBy: ['check'] },
          { expected: 'verified', id: 'tests-pass', verifiedBy: ['check'] },
          { expected: 'unverified', id: 'docs-updated' },
          { expected: 'notDone', id: 'performance-better' },
        ],
      })),
    },
  );
}
