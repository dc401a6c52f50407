/** The runner harness: what it reads out of a step, where it cuts, what it masks, and how it ends a step. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/repo.ts';
import { runAction, type ActionRun, type RunningStep } from './runner.ts';
import { newGitHub } from './support.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

/** A step that runs this program text. */
function step(program: string, more: Partial<ActionRun> = {}): RunningStep {
  const main = join(folder, 'main.mjs');
  writeFileSync(main, `import { appendFileSync } from 'node:fs';\n${program}`);
  return runAction({ main, workspace: folder, folder, ...more });
}
const print = (...lines: readonly string[]): string =>
  lines.map((line) => `console.log(${JSON.stringify(line)});`).join('\n');

describe('commands', () => {
  it('become annotations with their place, from both streams, in both spellings', async () => {
    const { annotations, log, conclusion } = await step(
      [
        print(
          'plain',
          '::error file=a%2Cb.json,line=2,col=3,endLine=4,title=T%3A::one%0Atwo %25',
          '  ::notice::n',
          'x ##[warning]old',
        ),
        `console.error('::warning file=c::from stderr');`,
      ].join('\n'),
    ).done;
    expect(annotations).toHaveLength(4);
    expect(annotations.find(({ level }) => level === 'error')).toEqual({
      level: 'error',
      message: 'one\ntwo %',
      title: 'T:',
      file: 'a,b.json',
      line: 2,
      column: 3,
      endLine: 4,
      endColumn: null,
    });
    expect(annotations.map(({ level, message }) => `${level} ${message}`)).toEqual(
      expect.arrayContaining(['notice n', 'warning old', 'warning from stderr']),
    );
    expect(log.startsWith('plain\n')).toBe(true);
    expect(conclusion).toBe('success');
  });

  it('are ignored while they are stopped', async () => {
    const { annotations, log } = await step(print('::stop-commands::t0k', '::error::no', '::t0k::', '::error::yes'))
      .done;
    expect(annotations.map(({ message }) => message)).toEqual(['yes']);
    expect(log).toContain('::error::no');
  });

  it('that are no longer allowed fail the step', async () => {
    expect(await step(print('::set-output name=a::b')).done).toMatchObject({ conclusion: 'failure', exitCode: 0 });
  });

  it('are cut at ten of a level and at 4096 characters', async () => {
    const long = 'x'.repeat(5000);
    const lines = Array.from({ length: 12 }, (_, index) => `::error::${index}${long}`);
    const { annotations, dropped, raw } = await step(print(...lines, '::warning::w')).done;
    expect(annotations.map(({ level, message }) => [level, message.length])).toEqual([
      ...Array.from({ length: 10 }, () => ['error', 4096]),
      ['warning', 1],
    ]);
    expect(dropped).toBe(2);
    expect(raw).toContain(`11${long}`);
  });
});

describe('masks', () => {
  it('hide a secret, its lines and its common encodings from log, annotations and summary, and not from raw output', async () => {
    const secret = 'hush "quoted"\nsecond-line&more';
    const shown = [
      'second-line&more',
      encodeURIComponent('second-line&more'),
      Buffer.from('second-line&more').toString('base64').slice(0, 20),
      '::error::second-line&more',
    ];
    const program = `${print(...shown)}\nappendFileSync(process.env.GITHUB_STEP_SUMMARY, 'second-line&more');`;
    const { log, raw, annotations, summary } = await step(program, { secrets: [secret] }).done;
    for (const text of shown.slice(0, 3)) expect({ text, hidden: !log.includes(text) }).toEqual({ text, hidden: true });
    expect(annotations[0]?.message).toBe('***');
    expect(summary).toBe('***');
    expect(raw).toContain('second-line&more');
  });

  it('are added by the step itself, and do not cover hex', async () => {
    const hex = Buffer.from('minted-token').toString('hex');
    const { log, masks } = await step(print('::add-mask::minted-token', 'a minted-token', hex)).done;
    expect(log).toBe(`a ***\n${hex}\n`);
    expect(masks.has('minted-token')).toBe(true);
  });
});

describe('files', () => {
  it('carry outputs, state, environment, path and summary', async () => {
    const result = await step(`
      const to = (name, text) => appendFileSync(process.env[name], text);
      to('GITHUB_OUTPUT', 'a=1\\nb<<END\\nx\\ny=z\\nEND\\n');
      to('GITHUB_STATE', 's=2\\n');
      to('GITHUB_ENV', 'E=3\\n');
      to('GITHUB_PATH', '/bin/x\\n');
      to('GITHUB_STEP_SUMMARY', '# Hi');
    `).done;
    expect([...result.outputs]).toEqual([
      ['a', '1'],
      ['b', 'x\ny=z'],
    ]);
    expect([...result.state, ...result.env]).toEqual([
      ['s', '2'],
      ['E', '3'],
    ]);
    expect({ path: result.path, summary: result.summary, conclusion: result.conclusion }).toEqual({
      path: ['/bin/x'],
      summary: '# Hi',
      conclusion: 'success',
    });
    const post = await step(print('${process.env.STATE_s}').replace(/"/gu, '`'), { state: result.state }).done;
    expect(post.log).toBe('2\n');
  });

  it.each([
    ['a line that is no pair', 'GITHUB_OUTPUT', 'nonsense\\n'],
    ['a delimiter that never comes', 'GITHUB_OUTPUT', 'a<<END\\nx\\n'],
    ['NODE_OPTIONS', 'GITHUB_ENV', 'NODE_OPTIONS=--require=x\\n'],
  ])('fail the step for %s', async (_, name, text) => {
    const { conclusion, annotations } = await step(`appendFileSync(process.env.${name}, '${text}');`).done;
    expect({ conclusion, errors: annotations.length }).toEqual({ conclusion: 'failure', errors: 1 });
  });

  it('fail the step for a megabyte of outputs, and lose a summary that is too large without failing it', async () => {
    const outputs = await step(`appendFileSync(process.env.GITHUB_OUTPUT, 'a=' + 'x'.repeat(600000));`).done;
    expect(outputs.conclusion).toBe('failure');
    const summary = await step(`appendFileSync(process.env.GITHUB_STEP_SUMMARY, 'x'.repeat(1024 * 1024 + 1));`).done;
    expect(summary).toMatchObject({ conclusion: 'success', summary: null });
    expect(summary.annotations[0]?.message).toContain('1024k');
    const fits = await step(`appendFileSync(process.env.GITHUB_STEP_SUMMARY, 'x'.repeat(1024 * 1024));`).done;
    expect(fits.summary).toHaveLength(1024 * 1024);
  });
});

describe('the environment', () => {
  it('is that of a job: inputs with their defaults, the event, the repository, Node 24, and nothing of ours', async () => {
    const github = await newGitHub();
    const [owner, author] = [github.user('octo'), github.user('author')];
    const repo = github.createRepository(owner, 'skills');
    repo.commit({ branch: 'topic', files: { x: '1' }, author });
    const pull = repo.openPullRequest({ author, branch: 'topic' });
    pull.label(owner, 'equipoise:run');
    const manifest = join(folder, 'action.yml');
    writeFileSync(manifest, 'inputs:\n  command: { default: validate }\n  "two words": {}\n');
    const { log, annotations } = await step('console.log(JSON.stringify({ ...process.env, node: process.version }));', {
      manifest,
      inputs: { 'two words': 'yes', unknown: '1' },
      event: github.lastEvent('pull_request', 'labeled'),
      github,
      repository: repo,
    }).done;
    const seen = JSON.parse(log.split('\n').find((line) => line.startsWith('{')) ?? '{}') as Record<string, string>;
    expect(seen).toMatchObject({
      INPUT_COMMAND: 'validate',
      INPUT_TWO_WORDS: 'yes',
      GITHUB_REPOSITORY: 'octo/skills',
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_SHA: pull.mergeSha,
      GITHUB_REF: 'refs/pull/1/merge',
      GITHUB_ACTOR: 'octo',
      GITHUB_API_URL: github.url,
    });
    expect(seen['node']).toMatch(/^v24\./u);
    expect(Object.keys(seen).filter((name) => /^(?:npm_|VITEST)/u.test(name))).toEqual([]);
    expect(annotations).toMatchObject([{ level: 'warning' }]);
  });
});

describe('the end of a step', () => {
  it('that drains on the first signal is cancelled in order', async () => {
    const running = step(`
      process.on('SIGINT', () => { console.log('drained'); process.exit(0); });
      setInterval(() => {}, 1000);
      console.log('ready');
    `);
    await running.until('ready');
    running.cancel();
    expect(await running.done).toMatchObject({ conclusion: 'cancelled', exitCode: 0, log: 'ready\ndrained\n' });
  });

  it('that hears no signal comes from SIGKILL, after both others', async () => {
    const running = step(
      `
      for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => console.log(name));
      setInterval(() => {}, 1000);
      console.log('ready');
    `,
      { patience: { interrupt: 300, terminate: 300 } },
    );
    await running.until('ready');
    running.cancel();
    const { conclusion, signal, log } = await running.done;
    expect({ conclusion, signal, log }).toEqual({
      conclusion: 'cancelled',
      signal: 'SIGKILL',
      log: 'ready\nSIGINT\nSIGTERM\n',
    });
  });

  it('of a lost machine comes without a word', async () => {
    const running = step(`process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('ready');`);
    await running.until('ready');
    running.kill();
    expect(await running.done).toMatchObject({ conclusion: 'failure', signal: 'SIGKILL', exitCode: null });
    await expect(running.until('never')).rejects.toThrow('without printing never');
  });
});
