/** Gives a paused run up for good: why, in a file for people, then the journal's last line. */
import { CANCELLATION_VERSION, type Cancellation } from '../ledger/cancellation.ts';
import { encodeJsonFile } from '../ledger/derive.ts';
import { sha256Hex } from '../protocol/digest.ts';
import { writeDerivedFiles } from './files.ts';
import type { OpenRun } from './open.ts';
import { bringToRest } from './take-up.ts';

/** Cancels a run that has not come to its end; `reason` is a bounded line. Called again it only writes derived files. */
export async function cancelRun(run: OpenRun, reason: string): Promise<void> {
  if (run.state().status !== 'cancelled') {
    await bringToRest(run);
    const { store, writer, plan } = run;
    const { runId, requests } = run.state();
    const at = writer.time();
    const abandoned = [...requests.values()].some(({ outcome }) => outcome === 'abandoned');
    const code = abandoned ? 'abandoned-requests' : 'operator';
    const text = encodeJsonFile({
      schemaVersion: CANCELLATION_VERSION,
      runId,
      campaignSha256: plan.campaignSha256,
      at,
      code,
      reason,
    } satisfies Cancellation);
    await store.replace('cancellation.json', text);
    await writer.record({ event: 'cancelled', reason: code, fileSha256: sha256Hex(text) }, at);
  }
  await writeDerivedFiles(run);
}
