/**
 * Opens a run for execution: admits a new one, or reads back what an earlier process left and checks that it is the
 * same run under the same admission. What may be sent follows from the journal, never from a counter or a run record.
 */
import { parseAdmission, ADMISSION_SCHEMA_VERSION, type Admission, type Grant } from '../ledger/admission.ts';
import { encodeJsonFile } from '../ledger/derive.ts';
import { EMPTY_JOURNAL, openJournal, type Replay } from '../ledger/journal.ts';
import { RunMachine } from '../ledger/machine.ts';
import { planRun, type RunPlan } from '../ledger/plan.ts';
import type { RunState } from '../ledger/state.ts';
import { previewBudget } from '../protocol/budget.ts';
import type { Campaign } from '../protocol/campaign.ts';
import { canonicalJson } from '../protocol/canonical.ts';
import { sha256Hex } from '../protocol/digest.ts';
import { EquipoiseError, type Parsed } from '../protocol/findings.ts';
import type { ModelRouteBinding } from '../route/binding.ts';
import { openLocalStore } from './store-local.ts';
import { removeUnrecorded } from './reconcile.ts';
import type { RunStore } from './store.ts';
import { JournalWriter } from './writer.ts';

/** Who lets this run happen, and over which route. */
export interface AdmissionRequest {
  readonly runId: string;
  readonly grant: Grant;
  readonly binding: ModelRouteBinding;
  readonly driver: Admission['driver'];
  /** Most pairs under way at once. */
  readonly concurrency: number;
}

export interface OpenRun {
  readonly store: RunStore;
  readonly writer: JournalWriter;
  readonly plan: RunPlan;
  /** As written when the run was admitted; a resumed run goes on under it. */
  readonly admission: Admission;
  readonly resumed: boolean;
  /** Length of the torn last line that was cut off; 0 as a rule. */
  readonly discardedBytes: number;
  readonly now: () => Date;
  state(): RunState;
  /** Lets go of the run. */
  close(): Promise<void>;
}

export interface ExistingRunOptions {
  readonly campaign: Campaign;
  readonly now: () => Date;
}

export interface OpenRunOptions extends ExistingRunOptions {
  readonly admit: AdmissionRequest;
}

/**
 * Opens the run in a local folder (absolute path), creating the folder when there is none. Close the run in the end.
 *
 * @throws LockHeldError (exit 3) while another process has the run; EquipoiseError (exit 1) for a damaged journal, a
 * budget that does not suffice, or a run that was admitted as something else.
 */
export async function openRun(options: OpenRunOptions & { readonly runDir: string }): Promise<OpenRun> {
  return openRunIn(await openLocalStore(options.runDir, options.now), options);
}

/** Opens the run in a store that is already held, and closes the store if that fails. */
export async function openRunIn(store: RunStore, options: OpenRunOptions): Promise<OpenRun> {
  try {
    const plan = planRun(options.campaign);
    const bytes = await store.readJournal();
    // Without one whole line nothing was ever admitted, let alone sent.
    return await (bytes.includes(0x0a)
      ? resume(store, plan, bytes, options, options.admit)
      : admit(store, plan, bytes, options));
  } catch (error) {
    await store.close();
    throw error;
  }
}

/**
 * Opens a run that was admitted before, to settle or to end it: nothing is to be sent, so that no gateway is needed.
 *
 * @throws as `openRun`; also EquipoiseError `run-not-started` (exit 1) when there is nothing to open.
 */
export async function openExistingRun(options: ExistingRunOptions & { readonly runDir: string }): Promise<OpenRun> {
  const store = await openLocalStore(options.runDir, options.now);
  return openExistingRunIn(store, options);
}

/** As `openExistingRun`, in a store that is already held; closes the store if that fails. */
export async function openExistingRunIn(store: RunStore, options: ExistingRunOptions): Promise<OpenRun> {
  try {
    const bytes = await store.readJournal();
    if (bytes.includes(0x0a)) return await resume(store, planRun(options.campaign), bytes, options, null);
    throw new EquipoiseError('run-not-started', `The run in ${store.where} was never started.`, 1);
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function admit(store: RunStore, plan: RunPlan, torn: Uint8Array, options: OpenRunOptions): Promise<OpenRun> {
  refuseOverBudget(plan.campaign);
  if (torn.length > 0) await store.cutJournal(0);
  const { runId, grant, binding, driver, concurrency } = options.admit;
  const { campaign, campaignSha256, scheduleSha256 } = plan;
  const identity = {
    runId,
    campaignId: campaign.campaignId,
    campaignSha256,
    scheduleSha256,
    fixtureSha256: campaign.fixture.fixtureSha256,
    rubricSha256: campaign.fixture.rubricSha256,
  };
  const text = encodeJsonFile({
    schemaVersion: ADMISSION_SCHEMA_VERSION,
    ...identity,
    grant,
    binding,
    driver,
    concurrency,
    generation: store.generation,
  } satisfies Admission);
  const bytes = new TextEncoder().encode(text);
  const admission = accept(parseAdmission(bytes, 'admission.json'), 'admission-invalid', 'The run cannot be admitted.');
  await store.replace('admission.json', text);
  const admissionSha256 = sha256Hex(bytes);
  const machine = new RunMachine(plan, { value: admission, sha256: admissionSha256 });
  const writer = new JournalWriter(machine, EMPTY_JOURNAL, store, options.now);
  await writer.record({
    event: 'admitted',
    ...identity,
    admissionSha256,
    driver: driver.id,
    synthetic: driver.synthetic,
    generation: store.generation,
  });
  return opened(store, writer, admission, { resumed: false, discardedBytes: 0, now: options.now });
}

async function resume(
  store: RunStore,
  plan: RunPlan,
  bytes: Uint8Array,
  options: ExistingRunOptions,
  request: AdmissionRequest | null,
): Promise<OpenRun> {
  const admissionBytes = await store.read('admission.json');
  if (admissionBytes === null) {
    const message = `${store.where} has a journal but no admission.json; restore it, the run cannot go on without.`;
    throw new EquipoiseError('admission-missing', message, 1);
  }
  const admission = accept(
    parseAdmission(admissionBytes, 'admission.json'),
    'admission-invalid',
    `The admission of the run in ${store.where} cannot be used.`,
  );
  const replay = accept(
    openJournal(bytes, plan, {
      admission: { value: admission, sha256: sha256Hex(admissionBytes) },
      tornTail: 'report',
    }),
    'journal-damaged',
    `The journal in ${store.where} is damaged; nothing is sent on its account.`,
  );
  if (request !== null) refuseOther(admission, request, store.where);
  const discardedBytes = await cutTornTail(store, replay);
  await store.outrank(replay.state.generation);
  await removeUnrecorded(store, replay.state);
  const writer = new JournalWriter(replay.machine, replay.head, store, options.now);
  return opened(store, writer, admission, { resumed: true, discardedBytes, now: options.now });
}

async function cutTornTail(store: RunStore, { state: { torn } }: Replay): Promise<number> {
  if (torn === null) return 0;
  if (torn.kind === 'unreadable') {
    const message =
      `The last line (${torn.line}) of the journal in ${store.where} cannot be read although it is whole: it may stand ` +
      'for a request that was sent. Restore the journal from a copy; the run is not resumed on a guess.';
    throw new EquipoiseError('journal-damaged', message, 1);
  }
  await store.cutJournal(torn.offset);
  return torn.bytes;
}

function refuseOverBudget(campaign: Campaign): void {
  const { withinBudget, blockers } = previewBudget(campaign);
  if (withinBudget) return;
  throw new EquipoiseError('over-budget', `The campaign can exceed its own ceilings: ${blockers.join('; ')}.`, 1);
}

/** A run goes on as what it was admitted as: another model or driver in the middle would compare apples with pears. */
function refuseOther(admission: Admission, request: AdmissionRequest, where: string): void {
  const problem =
    admission.runId !== request.runId
      ? `is the run ${admission.runId}, not ${request.runId}`
      : admission.driver.id !== request.driver.id || admission.driver.synthetic !== request.driver.synthetic
        ? `was admitted with the driver ${admission.driver.id}, not ${request.driver.id}`
        : canonicalJson(admission.binding) !== canonicalJson(request.binding)
          ? `was admitted over the route ${admission.binding.profile_id} as it was then; the route differs now`
          : null;
  if (problem === null) return;
  throw new EquipoiseError('run-mismatch', `The run in ${where} ${problem}. Resume it as it was, or start another.`, 1);
}

function accept<T>(parsed: Parsed<T>, code: string, message: string): T {
  if (parsed.ok) return parsed.value;
  const reasons = parsed.findings.slice(0, 10).map((finding) => `${finding.file}:${finding.line}: ${finding.message}`);
  throw new EquipoiseError(code, [message, ...reasons].join('\n'), 1, parsed.findings);
}

function opened(
  store: RunStore,
  writer: JournalWriter,
  admission: Admission,
  rest: Pick<OpenRun, 'resumed' | 'discardedBytes' | 'now'>,
): OpenRun {
  return {
    store,
    writer,
    plan: writer.machine.plan,
    admission,
    ...rest,
    state: () => writer.machine.state(),
    close: () => store.close(),
  };
}
