/** The rehearsal of the synthetic driver: made-up answers the same every time, and marked so. */
import { performance } from 'node:perf_hooks';
import { createBroker } from '../../gateway/broker.ts';
import { bindRoute } from '../../route/binding.ts';
import { issueCatalog } from '../../route/catalog.ts';
import { assemblePrompt } from '../../trial/prompt.ts';
import type { Context } from '../context.ts';
import { createDriver } from './gateway.ts';
import { SYNTHETIC_DRIVER, syntheticProfile } from './routes.ts';
import type { RehearsalTrial } from './self-check.ts';
import type { Rehearsal } from './transport-check.ts';

const ASKED = 8;

export async function rehearseSynthetic(trial: RehearsalTrial, context: Context): Promise<Rehearsal> {
  const { campaign, fixture } = trial;
  const profile = syntheticProfile();
  const ask = async (): Promise<string[]> => {
    const driver = await createDriver({ driver: SYNTHETIC_DRIVER, base: null, leavesMachine: false }, trial, context);
    const broker = createBroker({
      driver,
      binding: bindRoute(issueCatalog([profile]), profile.profile_id),
      alias: campaign.model.model,
      sampling: campaign.sampling,
      timeoutMsPerRequest: campaign.trials.timeoutMsPerRequest,
      rates: campaign.budget,
      notAfterMs: null,
      clock: { now: () => context.now().getTime(), monotonic: () => performance.now() },
    });
    try {
      const outputs: string[] = [];
      for (let pairIndex = 0; pairIndex < ASKED; pairIndex += 1) {
        const fixtureCase = fixture.cases[pairIndex % fixture.cases.length];
        if (fixtureCase === undefined || !driver.synthetic) break;
        const outcome = await broker.attempt({
          providerRequestId: `aar-${pairIndex.toString(16).padStart(48, '0')}`,
          messages: assemblePrompt(fixtureCase, 'Name each defect once.'),
          responseSchema: fixtureCase.responseSchema,
          trial: { caseId: fixtureCase.id, pairIndex },
          signal: context.signal,
        });
        if (outcome.kind !== 'received' || outcome.rejection !== null) break;
        outputs.push(outcome.output);
      }
      return outputs;
    } finally {
      await broker.close();
    }
  };
  const [first, second] = [await ask(), await ask()];
  if (first.length < ASKED) return { ok: false, detail: `Only ${first.length} of ${ASKED} made-up answers came back.` };
  if (first.join('\n') !== second.join('\n')) return { ok: false, detail: 'The same requests got different answers.' };
  return { ok: true, detail: `${ASKED} made-up answers, marked as such, the same when asked for again` };
}
