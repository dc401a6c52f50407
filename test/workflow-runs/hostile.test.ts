/** A pull request that is out to harm: its names, its title and its files reach no shell, no log command and nobody's screen. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blob, commit, file, folder, tree, type Entry } from '../repository/support/hostile-tree.ts';
import type { StepResult } from '../simulator/runner.ts';
import { temporaryFolder } from '../support/repo.ts';
import { output, setStage, type Stage } from './stage.ts';

const LONG = { timeout: 300_000 };
const STRANGER = 'STRANGER7f3a';
const marker = join(temporaryFolder(), 'executed');
const TOUCH = `touch\${IFS}${marker}`;

const TITLE = [
  `$(${TOUCH}) \`${TOUCH}\` "; ${TOUCH}; " ${STRANGER}`,
  `::error title=${STRANGER}::owned`,
  `::set-output name=ok::${STRANGER}`,
  `##[add-mask]${STRANGER} \u202E\u200B <!-- ${STRANGER} --> @octo ![x](https://example.com/${STRANGER})`,
].join('\r\n');

/** Everything that a step shows or hands on. */
function shownBy({ raw, log, summary, outputs, annotations }: StepResult): string {
  return JSON.stringify([raw, log, summary, [...outputs], annotations]);
}

describe.each([
  ['a shell reads', `a";{touch,${marker}}$(${TOUCH})|${TOUCH}&&${STRANGER}`],
  ['a person misreads', `ma\u0131n-\u202Egnitset-\uFF0F-${STRANGER}`],
  ['a workflow fills in', `\${{github.token}}%0A%3A%3Aerror-${STRANGER}`],
])('a branch with a name that %s, under a title like it', (_, branch) => {
  it('is validated, approved, run and signed, and nothing of it is executed or shown', LONG, async () => {
    const stage = await setStage({ branch, title: TITLE });
    try {
      const { pull, repo } = stage;
      const steps = [await stage.validate()];
      stage.approve(`${STRANGER} ::error::${STRANGER}`);
      steps.push(await stage.gate());
      const authorized = await stage.authorize();
      const executed = await stage.execute(output(authorized, 'run-ref')).done;
      const signed = await stage.sign(executed);
      steps.push(authorized, executed, signed);
      for (const step of steps) {
        expect(step).toMatchObject({ conclusion: 'success' });
        expect(shownBy(step)).not.toContain(STRANGER);
      }
      expect(output(signed, 'evidence-commit')).toBe(repo.head(`refs/heads/${branch}`));
      expect(signed.outputs.has('evidence-branch')).toBe(false);
      expect(pull.comments).toHaveLength(1);
      expect(JSON.stringify([pull.comments, repo.checkRuns, repo.dispatches])).not.toContain(STRANGER);
      expect(existsSync(marker)).toBe(false);
    } finally {
      await stage.github.close();
    }
  });
});

describe('a tree that no checkout would make', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage();
    stage.approve();
  }, 120_000);
  afterAll(() => stage.github.close());

  const plumbing = () => {
    const { store } = stage.repo.repo;
    return { gitFolder: store.path, git: (...args: string[]) => store.text(...args) };
  };

  /** The campaign, with these entries beside its files, and others in the root. */
  function push(beside: readonly Entry[], root: readonly Entry[] = []): void {
    const { store } = stage.repo.repo;
    const own = Object.entries(stage.files).map(([path, text]) =>
      file(path.split('/').at(-1) ?? '', blob(plumbing(), text)),
    );
    const campaign = tree(plumbing(), sorted([...own, ...beside]));
    const campaigns = tree(plumbing(), [folder('review', campaign)]);
    const main = store
      .text('ls-tree', 'main')
      .split('\n')
      .map((line) => /^0*(\d+) \w+ ([0-9a-f]{40})\t(.*)$/u.exec(line))
      .map((match) => ({ mode: match?.[1] ?? '', oid: match?.[2] ?? '', name: match?.[3] ?? '' }))
      .filter(({ name }) => !root.some((one) => one.name === name));
    const top = tree(plumbing(), sorted([...main, folder('campaigns', campaigns), ...root]));
    stage.repo.forcePush('campaign', commit(plumbing(), top, stage.repo.head('main')), stage.author);
  }

  const hostile: [string, RegExp, () => Entry[]][] = [
    ['a symbolic link', /tree-/u, () => [file('extra.json', blob(plumbing(), '/etc/passwd'), '120000')]],
    ['a link that leads out', /tree-/u, () => [file('up', blob(plumbing(), '../../../../etc'), '120000')]],
    ['an executable', /tree-/u, () => [file('run.sh', blob(plumbing(), `#!/bin/sh\n${TOUCH}\n`), '100755')]],
    ['a submodule', /tree-/u, () => [{ mode: '160000', name: 'sub', oid: '1'.repeat(40) }]],
    [
      'a .git folder',
      /tree-|objects-refused/u,
      () => [folder('.git', tree(plumbing(), [file('config', blob(plumbing(), evilConfig()))]))],
    ],
    [
      'a .GIT folder',
      /tree-|objects-refused/u,
      () => [folder('.GIT', tree(plumbing(), [file('config', blob(plumbing(), evilConfig()))]))],
    ],
    ['git’s short name on NTFS', /tree-|objects-refused/u, () => [file('git~1', blob(plumbing()))]],
    ['a way up', /tree-|objects-refused/u, () => [folder('..', tree(plumbing(), [file('x', blob(plumbing()))]))]],
    ['a backslash', /tree-|objects-refused/u, () => [file('..\\..\\x', blob(plumbing()))]],
    [
      'a line feed and a command in a name',
      /tree-/u,
      () => [file(`a\n::error title=${STRANGER}::owned`, blob(plumbing()))],
    ],
    ['a name that a shell reads', /tree-/u, () => [file(`$(${TOUCH.replaceAll('/', '-')})"`, blob(plumbing()))]],
    ['a name that turns round', /tree-/u, () => [file('a\u202Enosj.exe', blob(plumbing()))]],
    ['a name that is no text', /tree-/u, () => [file(new Uint8Array([0x61, 0xff, 0xfe]), blob(plumbing()))]],
    ['twins by case', /tree-twins/u, () => [file('Campaign.json', blob(plumbing(), '{}'))]],
    [
      'twins by Unicode form',
      /tree-/u,
      () => [file('\u00e9.json', blob(plumbing())), file('e\u0301.json', blob(plumbing()))],
    ],
    ['a device of Windows', /tree-/u, () => [file('con.json', blob(plumbing()))]],
    ['a huge file', /tree-/u, () => [file('huge.json', blob(plumbing(), new Uint8Array(17 * 1024 * 1024)))]],
  ];

  it.each(hostile)('with %s ends in a finding, and nothing of it is executed', LONG, async (_, code, entries) => {
    push(entries());
    const validated = await stage.validate();
    expect(validated).toMatchObject({ conclusion: 'failure' });
    const errors = validated.annotations.filter(({ level }) => level === 'error');
    expect(errors.map(({ message }) => message).join('\n')).toMatch(code);
    // Nothing but our own commands was read out of what was printed.
    expect(validated.annotations.filter(({ title }) => title?.includes(STRANGER) === true)).toEqual([]);
    expect(validated.annotations.every(({ message }) => !/[\r\n\u202A-\u202E]/u.test(message))).toBe(true);
    expect(existsSync(marker)).toBe(false);
  });

  it('that would run filters, hooks and submodules in a checkout does nothing here', LONG, async () => {
    push(
      [
        file(
          '.gitattributes',
          blob(plumbing(), '* filter=evil diff=evil\n*.json text eol=crlf working-tree-encoding=UTF-16\n'),
        ),
      ],
      sorted([
        file('.gitattributes', blob(plumbing(), '* filter=evil export-subst\n')),
        file('.gitmodules', blob(plumbing(), '[submodule "a"]\n\tpath = vendor\n\turl = https://example.com/a.git\n')),
        file('.lfsconfig', blob(plumbing(), '[lfs]\n\turl = https://example.com/lfs\n')),
        { mode: '160000', name: 'vendor', oid: '2'.repeat(40) },
        folder('.husky', tree(plumbing(), [file('post-checkout', blob(plumbing(), `${TOUCH}\n`), '100755')])),
      ]),
    );
    const validated = await stage.validate();
    expect(validated).toMatchObject({ conclusion: 'success' });
    expect(JSON.parse(output(validated, 'campaigns'))).toMatchObject([{ campaignSha256: stage.campaignSha256 }]);
    expect(existsSync(marker)).toBe(false);
  });

  it('is not dispatched by the gate, nor taken by authorize when somebody dispatches it', LONG, async () => {
    push([file('extra.json', blob(plumbing(), `/etc/${STRANGER}`), '120000')]);
    stage.review(stage.reviewer, 'APPROVED');
    const gate = await stage.gate();
    expect(output(gate, 'dispatched')).toBe('0');
    stage.dispatch();
    const step = await stage.authorize();
    expect(step).toMatchObject({ conclusion: 'failure' });
    expect(step.log).toContain('[campaign-invalid]');
    expect(stage.repo.refs('refs/equipoise/')).toEqual(new Map());
    expect(`${shownBy(gate)}${shownBy(step)}${JSON.stringify(stage.pull.comments)}`).not.toContain(STRANGER);
  });
});

function evilConfig(): string {
  return `[core]\n\tfsmonitor = ${TOUCH}\n\tsshCommand = ${TOUCH}\n\thooksPath = .\n`;
}

/** As git sorts: a folder as if its name ended in a slash. */
function sorted(entries: readonly Entry[]): Entry[] {
  const key = ({ mode, name }: Entry): Buffer =>
    Buffer.concat([Buffer.from(name), Buffer.from(mode === '40000' ? '/' : '')]);
  return [...entries].sort((a, b) => Buffer.compare(key(a), key(b)));
}
