/** Lint: each weakness of a trial is found, and a sound trial has none. */

import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/protocol/findings.ts';
import type { Fixture } from '../../src/trial/fixture.ts';
import { jsonTexts } from '../../src/trial/json-texts.ts';
import { lintTrial } from '../../src/trial/lint.ts';
import { referenceAnswer } from '../../src/trial/reference-answer.ts';
import type { Rubric } from '../../src/trial/rubric.ts';
import { templateTrial } from '../../src/trial/templates.ts';
import { bytesOf, codes, editable, onlyCase, parseTrial } from './support/trials.ts';
import type { RubricOf, Trial } from './support/trials.ts';

type Review = RubricOf<'code-review-coverage'>['cases'][number];
type Workflow = RubricOf<'workflow-adherence'>['cases'][number];
type Case = Fixture['cases'][number];

function trialOf(
  category: Rubric['category'],
  change: (entry: never, fixtureCase: Case, fixture: Fixture, rubric: Rubric) => unknown,
): Trial {
  const template = templateTrial(category);
  const fixture = editable(template?.fixture) as Fixture;
  const rubric = editable(template?.rubric) as Rubric;
  const [entry] = rubric.cases;
  const [fixtureCase] = fixture.cases;
  if (entry === undefined || fixtureCase === undefined) throw new Error('the template has a case');
  change(entry as never, fixtureCase, fixture, rubric);
  return parseTrial(fixture, rubric);
}

function lint({ fixture, rubric }: Trial): Finding[] {
  const found = lintTrial(fixture, rubric, {
    fixture: { file: 'fixture.json', bytes: bytesOf(fixture) },
    rubric: { file: 'rubric.json', bytes: bytesOf(rubric) },
  });
  // Templates have one case only; that notice is tested by itself.
  return found.filter((finding) => finding.code !== 'few-cases');
}

function contractOf(fixtureCase: Case): {
  properties: {
    findings: { maxItems: number; items: { properties: { kind: { enum: string[] } } } };
    steps: {
      maxItems: number;
      items: {
        properties: Record<'action' | 'target', { enum: string[] }> & {
          because: { maxItems: number; items: { enum: string[] } };
        };
      };
    };
  };
} {
  return fixtureCase.responseSchema as never;
}

describe('lint', () => {
  it('has nothing to say about the templates but that their cases are few', () => {
    for (const category of ['code-review-coverage', 'workflow-adherence'] as const) {
      const trial = trialOf(category, () => undefined);
      expect(lint(trial)).toEqual([]);
      const all = lintTrial(trial.fixture, trial.rubric, { fixture: { file: 'f' }, rubric: { file: 'r' } });
      expect(all.map(({ severity, code, file, line, field }) => [severity, code, file, line, field])).toEqual([
        ['notice', 'few-cases', 'f', 1, 'cases'],
      ]);
    }
  });

  it.each<[string, (entry: Review, fixtureCase: Case, fixture: Fixture, rubric: Rubric) => unknown, string[]]>([
    ['the absence of distractors', (entry) => (entry.distractors = []), ['warning no-distractors']],
    [
      'kinds that are all used',
      (entry, fixtureCase) => {
        contractOf(fixtureCase).properties.findings.items.properties.kind.enum = [
          'boundary',
          'concurrency',
          'data-loss',
          'error-handling',
          'performance',
          'wrong-result',
        ];
        entry.defects[0]!.kinds = ['wrong-result'];
        entry.defects[1]!.kinds = ['concurrency', 'boundary', 'data-loss', 'performance'];
      },
      ['warning kinds-all-used', 'error guessable'],
    ],
    [
      'defects that are easily hit',
      (entry) => (entry.defects[1]!.places[0]!.lines = { from: 25, to: 33 }),
      ['error guessable'],
    ],
    [
      'the title of a defect in the task',
      (_, fixtureCase) => (fixtureCase.prompt += '\nNote: the WRITE is\nnot awaited.'),
      ['error answer-in-prompt'],
    ],
    [
      'the pattern of a defect in the task',
      (entry) =>
        Object.assign(entry.defects[0]!, {
          pattern: 'cached, paged view',
          explanation: 'Wrong in a cached, paged view.',
        }),
      ['error answer-in-prompt'],
    ],
    [
      'the id of a defect in the task',
      (entry) => (entry.defects[0]!.id = 'wrong-result'),
      ['warning answer-in-prompt'],
    ],
    [
      'a mention of the line',
      (_, fixtureCase) => (fixtureCase.prompt += '\nLook at lines 20-24 in particular.'),
      ['error answer-in-prompt'],
    ],
    [
      'code that accuses itself',
      (_, fixtureCase) =>
        (fixtureCase.files[0]!.content = fixtureCase.files[0]!.content.replace(
          'this.#store.write',
          'this.#store /* FIXME */.write',
        )),
      ['warning tell-tale'],
    ],
    [
      'a kind that nothing explains',
      (_, fixtureCase) => contractOf(fixtureCase).properties.findings.items.properties.kind.enum.push('ugliness'),
      ['warning unexplained-choice'],
    ],
    [
      'the same case twice',
      (entry, fixtureCase, fixture, rubric) => {
        fixture.cases.push({ ...fixtureCase, id: 'again' });
        (rubric.cases as Review[]).push({ ...entry, caseId: 'again' });
      },
      ['warning same-case'],
    ],
    [
      'one severity for all',
      (entry, fixtureCase) => {
        contractOf(fixtureCase).properties.findings.items.properties.kind.enum.push(
          ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
        );
        fixtureCase.prompt += '\na b c d e f g h';
        entry.defects.push({
          ...entry.defects[1]!,
          id: 'third',
          title: 'A third one',
          explanation: 'Fails thirdly.',
          kinds: ['a'],
          symbols: ['replace'],
        });
      },
      ['warning one-severity'],
    ],
  ])('finds %s', (_, change, expected) => {
    const found = lint(trialOf('code-review-coverage', change));
    expect(found.map((finding) => `${finding.severity} ${finding.code}`)).toEqual(expected);
  });

  it.each<[string, (entry: Workflow, fixtureCase: Case) => unknown, string[]]>([
    ['that nothing is forbidden', (entry) => (entry.forbidden = []), ['warning nothing-forbidden']],
    [
      'a catalogue of little but what is needed',
      (entry, fixtureCase) => {
        const { action } = contractOf(fixtureCase).properties.steps.items.properties;
        const plan = ['add-test', 'edit-changelog', 'edit-code', 'push-branch', 'run-one-test', 'run-unit-tests'];
        action.enum = [...plan, 'read-file', 'skip-test', 'write-report'];
        entry.scope.actions = ['add-test', 'edit-changelog', 'edit-code', 'skip-test'];
        entry.forbidden = entry.forbidden.filter((rule) => rule.id === 'silences-a-test');
      },
      ['error catalogue-too-small', 'warning no-distractors'],
    ],
    [
      'a catalogue in the order of the plan',
      (_, fixtureCase) => {
        const { action } = contractOf(fixtureCase).properties.steps.items.properties;
        const plan = ['add-test', 'run-one-test', 'edit-code', 'edit-changelog', 'run-unit-tests', 'push-branch'];
        action.enum = [...plan, ...action.enum.filter((id) => !plan.includes(id))];
      },
      ['warning catalogue-in-plan-order'],
    ],
    [
      'citations that are right anyway',
      (entry) => {
        for (const step of entry.required) step.cites = ['c1', 'c3'];
      },
      ['error citations-guessable'],
    ],
    [
      'constraints that all bind',
      (entry) => {
        entry.required[5]!.mayCite = ['c2', 'c5', 'c6', 'c7'];
      },
      ['warning constraints-all-used'],
    ],
    [
      'the words of the rubric in the task',
      (_, fixtureCase) => (fixtureCase.prompt += '\nThe parser keeps the fraction.'),
      ['error answer-in-prompt'],
    ],
    [
      'the id of a step in the task',
      (_, fixtureCase) => (fixtureCase.prompt += '\nsee-it-fail'),
      ['warning answer-in-prompt'],
    ],
  ])('finds %s', (_, change, expected) => {
    const found = lint(trialOf('workflow-adherence', change));
    expect(found.map((finding) => `${finding.severity} ${finding.code}`)).toEqual(expected);
  });

  it('finds a plan that naming everything would satisfy', () => {
    // One target, few actions, nothing forbidden: each action once is right half of the time.
    const trial = trialOf('workflow-adherence', (entry: Workflow, fixtureCase) => {
      const { steps } = contractOf(fixtureCase).properties;
      const wanted = ['add-test', 'edit-code', 'run-unit-tests'];
      steps.items.properties.action.enum = [...wanted, 'push-branch', 'read-file', 'write-report'];
      steps.items.properties.target.enum = ['.'];
      entry.required = entry.required
        .filter((step) => wanted.includes(step.action))
        .map((step) => ({ ...step, targets: ['.'], cites: step.cites, mayCite: [] }));
      entry.optional = [];
      entry.order = [{ before: 'reproduce', after: 'fix' }];
      entry.scope = { actions: ['add-test', 'edit-code'], targets: ['.'] };
      entry.forbidden = [];
    });
    const found = lint(trial);
    expect(codes(found)).toEqual(
      expect.arrayContaining(['catalogue-in-plan-order', 'few-targets', 'guessable', 'nothing-forbidden']),
    );
    expect(found.find((finding) => finding.code === 'guessable')).toMatchObject({
      severity: 'error',
      file: 'rubric.json',
      field: 'cases[0]',
    });
  });

  it('finds an answer in the task or in a file, also inside other text', () => {
    for (const category of ['code-review-coverage', 'workflow-adherence'] as const) {
      const answer = JSON.stringify(
        referenceAnswer(trialOf(category, () => undefined).rubric, onlyCase(trialOf(category, () => undefined))),
        null,
        2,
      );
      const inPrompt = lint(
        trialOf(
          category,
          (_, fixtureCase) => (fixtureCase.prompt += `\nFor example (a good one): ${answer} and so on }`),
        ),
      );
      expect(inPrompt.map((finding) => `${finding.severity} ${finding.code} ${finding.field}`)).toContain(
        'error answer-in-prompt cases[0].prompt',
      );
      const inFile = lint(
        trialOf(category, (_, fixtureCase) =>
          fixtureCase.files.push({ path: 'notes.md', content: `{ not json\n\n[${answer}]` }),
        ),
      );
      expect(inFile.map((finding) => `${finding.severity} ${finding.code}`)).toContain('error answer-in-prompt');
    }
  });

  it('does not take the parser on trust: a rubric that contradicts itself is found', () => {
    const trial = trialOf('workflow-adherence', () => undefined);
    const broken = editable(trial.rubric) as RubricOf<'workflow-adherence'>;
    broken.cases[0]?.order.push({ before: 'verify', after: 'fix' });
    const found = lint({ fixture: trial.fixture, rubric: broken });
    expect(found.map((finding) => `${finding.severity} ${finding.code} ${finding.field}`)).toEqual([
      'error not-satisfiable cases[0]',
    ]);
  });

  it('says where', () => {
    const found = lint(trialOf('code-review-coverage', (entry: Review) => (entry.distractors = [])));
    expect(found[0]).toMatchObject({ file: 'rubric.json', field: 'cases[0].distractors', line: 66 });
  });
});

describe('JSON inside text', () => {
  it('is found wherever it stands', () => {
    expect(jsonTexts('a {"x": "}]"} b [1, {"y": 2}] c {no} "[" {')).toEqual([{ x: '}]' }, [1, { y: 2 }], { y: 2 }]);
  });

  it('ends on hostile text', () => {
    expect(jsonTexts('{'.repeat(200_000))).toEqual([]);
    expect(jsonTexts('[]'.repeat(100_000))).toHaveLength(200);
  });
});
