/**
 * `demo`: the whole job in a fresh repository, offline. Two versions of a small skill are committed, pinned in a
 * campaign, validated, previewed, approved, run on the synthetic model, scored, signed and verified, by the very
 * commands a user would type; each is shown before its result.
 */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { EquipoiseError } from '../protocol/findings.ts';
import { quote } from '../protocol/quote.ts';
import { kindOf } from '../repository/files.ts';
import { makeFolders } from '../repository/folders.ts';
import { commitAll, initRepository } from '../repository/git-write.ts';
import { RUN_FILES, runFolder } from '../repository/layout.ts';
import { campaignNewCommand } from './campaign-new.ts';
import type { CommandResult, Context } from './context.ts';
import { BETTER_SKILL, SKILL } from './demo-skill.ts';
import { initCommand } from './init.ts';
import { keysGenerateCommand } from './keys.ts';
import { previewCommand } from './preview.ts';
import { reportCommand } from './report.ts';
import { runCommand } from './run.ts';
import { signCommand } from './sign.ts';
import { paint } from './support/findings.ts';
import { validateCommand } from './validate.ts';
import { verifyCommand } from './verify.ts';

export interface DemoRequest {
  /** A new or empty folder for the repository; null: one in the folder for temporary files. */
  readonly folder: string | null;
  /** Leave a temporary folder behind even when the demo fails half-way; one that succeeds is always left to look at. */
  readonly keep: boolean;
}

export interface DemoReport {
  readonly ok: boolean;
  readonly folder: string;
  readonly campaignId: string;
  readonly runId: string;
  readonly verdict: string | null;
  /** Absolute paths of what is worth looking at. */
  readonly html: string;
  readonly markdown: string;
  readonly evidence: string;
  readonly journal: string;
}

const SKILL_PATH = 'skills/code-review/SKILL.md';
const CAMPAIGN_ID = 'code-review-demo';
const RUN_ID = 'run-1';
/** Enough for a clear answer at the spread that the synthetic model shows. */
const PAIRS = 60;
const AUTHOR = { name: 'Equipoise demo', email: 'demo@equipoise.invalid' };

export async function demoCommand(request: DemoRequest, context: Context): Promise<CommandResult> {
  const folder = await freshFolder(request, context);
  // The secret half lives outside every work tree and only as long as the demo: nobody can sign with it again.
  const safe = await mkdtemp(join(tmpdir(), 'equipoise-demo-key-'));
  let done = false;
  try {
    const result = await new Demo(folder, join(safe, 'signing-key.pem'), context).play();
    done = true;
    return result;
  } finally {
    await rm(safe, { recursive: true, force: true });
    if (!done && request.folder === null && !request.keep) await rm(folder, { recursive: true, force: true });
  }
}

async function freshFolder(request: DemoRequest, context: Context): Promise<string> {
  if (request.folder === null) return mkdtemp(join(tmpdir(), 'equipoise-demo-'));
  const folder = resolve(context.cwd, request.folder);
  const kind = await kindOf(folder);
  if (kind === 'missing') await makeFolders(folder);
  else if (kind !== 'folder' || (await readdir(folder)).length > 0) {
    throw new EquipoiseError(
      'folder-not-empty',
      `${quote(request.folder)} is not an empty folder. The demo makes a repository of its own: name a new folder.`,
      2,
    );
  }
  return folder;
}

class Demo {
  readonly #folder: string;
  readonly #keyFile: string;
  readonly #context: Context;
  /** The same world, inside the demo's repository; a run's progress is only for somebody who watches. */
  readonly #inside: Context;
  #step = 0;

  constructor(folder: string, keyFile: string, context: Context) {
    this.#folder = folder;
    this.#keyFile = keyFile;
    this.#context = context;
    const { isTTY, colour, signal, version, distSha256, nodeVersion } = context;
    this.#inside = {
      cwd: folder,
      // The demo speaks to no model and signs with its own key: credentials of the caller are none of its business.
      env: (name) => (/KEY|TOKEN|SECRET/iu.test(name) ? undefined : context.env(name)),
      now: () => context.now(),
      randomBytes: (size) => context.randomBytes(size),
      out: (text) => {
        context.out(text);
      },
      err: (text) => {
        if (isTTY) context.err(text);
      },
      confirm: (question) => context.confirm(question),
      isTTY,
      colour,
      signal,
      version,
      distSha256,
      nodeVersion,
    };
  }

  async play(): Promise<CommandResult> {
    const inside = this.#inside;
    this.#say(`A paired trial from files to signed evidence, in ${this.#folder}`);

    this.#title('Make a git repository with two versions of a skill');
    await initRepository(this.#folder, (name) => inside.env(name));
    this.#say(indent(`${SKILL_PATH}: the skill in use, and a change that somebody proposes. Does it help?`));
    await this.#commit(SKILL, 'Add the code-review skill');
    await this.#commit(BETTER_SKILL, 'Review line by line, with severities and tests');

    this.#title('Make it an evidence repository');
    await this.#run('init', initCommand({ folder: null }, inside));

    this.#title('Make a signing key');
    await this.#run(
      'keys generate --out FILE',
      keysGenerateCommand({ out: this.#keyFile, label: 'demo key, destroyed when the demo ends' }, inside),
      2,
    );

    this.#title('Pin both versions, the tasks, the schedule and the ceilings in a campaign');
    const none = null;
    await this.#run(
      `campaign new --category code-review-coverage --baseline HEAD~1:${SKILL_PATH} --candidate HEAD:${SKILL_PATH} --id ${CAMPAIGN_ID} --pairs ${PAIRS}`,
      campaignNewCommand(
        {
          category: 'code-review-coverage',
          baseline: `HEAD~1:${SKILL_PATH}`,
          candidate: `HEAD:${SKILL_PATH}`,
          id: CAMPAIGN_ID,
          model: none,
          packageId: none,
          fixture: none,
          rubric: none,
          limits: {
            pairs: PAIRS,
            maxRetriesPerRequest: none,
            timeoutMsPerRequest: none,
            temperature: none,
            topP: none,
            maxInputTokensPerRequest: none,
            maxOutputTokensPerRequest: none,
            inputUsdPerMillionTokens: none,
            outputUsdPerMillionTokens: none,
            maxCostUsd: none,
            minimumSuccessfulPairs: none,
            minimumPracticalScoreDelta: none,
          },
        },
        inside,
      ),
    );
    const campaign = dirname(dirname(runFolder(CAMPAIGN_ID, RUN_ID)));
    const run = runFolder(CAMPAIGN_ID, RUN_ID);

    this.#title('Check it, the way a pull request would be checked');
    await this.#run('validate', validateCommand({ paths: [], fileOnly: false, campaign: null }, inside));

    this.#title('See the worst case before anything is sent');
    await this.#run(
      `preview ${campaign} --require-within-budget`,
      previewCommand({ path: campaign, requireWithinBudget: true }, inside),
    );
    await this.#commitAll('Add the campaign');

    this.#title('Approve and run it: every pair on the built-in synthetic model, which costs nothing');
    await this.#run(
      `run ${campaign} --run-id ${RUN_ID} --gateway synthetic --approve`,
      runCommand(
        {
          campaign,
          runId: RUN_ID,
          gateway: 'synthetic',
          baseUrl: null,
          profile: null,
          concurrency: null,
          approve: true,
        },
        inside,
      ),
    );

    this.#title('Recompute everything, then sign it');
    await this.#run(`sign ${run} --key FILE`, signCommand({ run, key: this.#keyFile }, inside), -2);
    await this.#commitAll('Add the evidence');

    this.#title('Verify it, as a stranger with a clone could');
    const verified = await this.#run(`verify ${run}`, verifyCommand({ run }, inside), 20);

    this.#title('Read what it came to');
    const html = join(this.#folder, 'report.html');
    const markdown = join(this.#folder, 'report.md');
    const report = await reportCommand({ run, html, format: 'markdown' }, inside);
    await writeFile(markdown, `${report.text}\n`);
    await this.#run(
      `report ${run} --format terminal`,
      reportCommand({ run, html: null, format: 'terminal' }, inside),
      14,
    );

    return this.#closing(run, html, markdown, verified);
  }

  #closing(run: string, html: string, markdown: string, verified: CommandResult): CommandResult {
    const { verdict } = verified.json as { verdict: string | null };
    const evidence = join(this.#folder, run, RUN_FILES.evidence);
    const journal = join(this.#folder, run, RUN_FILES.journal);
    const json: DemoReport = {
      ok: true,
      folder: this.#folder,
      campaignId: CAMPAIGN_ID,
      runId: RUN_ID,
      verdict,
      html,
      markdown,
      evidence,
      journal,
    };
    const text = [
      '',
      this.#bold('Done. Worth a look:'),
      `  ${html}   the report, for a browser`,
      `  ${markdown}   the same, for a pull request`,
      `  ${evidence}   what was signed`,
      `  ${journal}   every request, in a hash chain`,
      'The answers were made up by the synthetic model: this shows how the job is done, and decides nothing about a skill.',
    ].join('\n');
    return { exit: 0, json, text };
  }

  /** Shows the command line and the first `lines` lines of its result (the last ones, if negative); stops the demo on a failure. */
  async #run(commandLine: string, result: Promise<CommandResult>, lines = 9): Promise<CommandResult> {
    this.#command(`equipoise ${commandLine}`);
    const done = await result;
    if (done.exit !== 0) throw new EquipoiseError('demo-failed', `equipoise ${commandLine} failed:\n${done.text}`, 1);
    const all = done.text.split('\n').filter((line) => !/^(?:Next:| +equipoise )/u.test(line));
    const shown = lines < 0 ? all.slice(lines) : all.slice(0, lines);
    this.#say(indent([...(lines < 0 && all.length > shown.length ? ['…'] : []), ...shown].join('\n').trimEnd()));
    return done;
  }

  async #commit(skill: string, message: string): Promise<void> {
    const path = join(this.#folder, SKILL_PATH);
    await makeFolders(dirname(path));
    await writeFile(path, skill);
    await this.#commitAll(message);
  }

  async #commitAll(message: string): Promise<void> {
    const at = this.#context.now();
    const id = await commitAll(this.#folder, { ...AUTHOR, message, at }, (name) => this.#inside.env(name));
    this.#command(`git commit -m '${message}'`);
    this.#say(indent(id));
  }

  #title(text: string): void {
    this.#step += 1;
    this.#say(`\n${this.#bold(`${this.#step}. ${text}`)}`);
  }

  #command(text: string): void {
    this.#say(paint(`   $ ${text}`, '36', this.#context.colour));
  }

  #bold(text: string): string {
    return paint(text, '1', this.#context.colour);
  }

  #say(text: string): void {
    this.#context.out(`${text}\n`);
  }
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `   ${line}`.trimEnd())
    .join('\n');
}
