/** A receipt that was handed in: read strictly, matched to the request that it claims to answer, every fault at once. */
import { resolve } from 'node:path';
import { checkReceiptClaim } from '../../ledger/receipt-claim.ts';
import type { RequestState, RunState } from '../../ledger/state.ts';
import { parseDocument } from '../../protocol/document.ts';
import { EquipoiseError } from '../../protocol/findings.ts';
import { readFileCapped } from '../../repository/files.ts';
import { SIZE_LIMITS } from '../../repository/layout.ts';
import { fileFinding } from '../../repository/place.ts';
import type { ModelRouteBinding } from '../../route/binding.ts';
import { boundReceiptSchema, type BoundReceipt } from '../../route/receipt.ts';
import type { Context } from '../context.ts';
import { printable, refusal } from './findings.ts';
import { isLost, isSettledBy } from './reconcile-choice.ts';

export interface ReceiptFile {
  readonly bytes: Uint8Array;
  readonly shown: string;
  readonly receipt: BoundReceipt;
}

export async function readReceipt(file: string, context: Context): Promise<ReceiptFile> {
  const shown = printable(file);
  const read = await readFileCapped(resolve(context.cwd, file), SIZE_LIMITS.reconciliation);
  if (!read.ok) throw refusal('The receipt cannot be read.', [fileFinding(shown, read.problem, read.message)]);
  const parsed = parseDocument(boundReceiptSchema, read.bytes, shown);
  if (!parsed.ok) throw refusal('The file is no receipt.', parsed.findings);
  return { bytes: read.bytes, shown, receipt: parsed.value };
}

/** The id of the request that the receipt is about: as named, by its provider request id, or the only one there is. */
export function requestOfReceipt({ receipt }: ReceiptFile, named: string | null, state: RunState): string {
  if (named !== null) return named;
  const requests = [...state.requests.values()];
  const answers = (request: RequestState): boolean =>
    request.attempts.at(-1)?.providerRequestId === receipt.receipt.provider_response_id;
  const found =
    requests.find((request) => answers(request) && (isLost(request) || isSettledBy(request, 'receipt', 'received'))) ??
    onlyOne(requests.filter(isLost));
  if (found !== null) return found.scheduled.requestId;
  throw new EquipoiseError(
    'receipt-unmatched',
    'The receipt names none of the lost requests of this run. To see what speaks against it for one of them, add --request ID.',
    1,
  );
}

function onlyOne(requests: readonly RequestState[]): RequestState | null {
  return requests.length === 1 ? (requests[0] ?? null) : null;
}

/** @throws with every fault of the receipt as an answer to this request's lost attempt. */
export function requireClaim({ bytes, shown }: ReceiptFile, request: RequestState, binding: ModelRouteBinding): void {
  const attempt = request.attempts.at(-1);
  if (attempt === undefined) throw new TypeError('a lost request has an attempt');
  const parsed = parseDocument(boundReceiptSchema, bytes, shown, (receipt, report) =>
    checkReceiptClaim(receipt, attempt, binding, report),
  );
  if (!parsed.ok)
    throw refusal(
      `The receipt does not settle request ${request.scheduled.requestId}. Nothing was written down.`,
      parsed.findings,
    );
}
