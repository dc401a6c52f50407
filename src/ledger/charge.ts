/** Between amounts as code adds them up and charges as the journal writes them down. */
import { formatUsd, usd } from '../protocol/money.ts';
import type { Amount } from './ceilings.ts';
import type { ChargeRecord } from './events.ts';

/** A recorded charge of one attempt as an amount. */
export function amountOf(record: ChargeRecord): Amount {
  return {
    requests: 1,
    inputTokens: record.inputTokens,
    outputTokens: record.outputTokens,
    costUsd: usd(record.costUsd),
  };
}

export function recordOf(amount: Amount): ChargeRecord {
  return { inputTokens: amount.inputTokens, outputTokens: amount.outputTokens, costUsd: formatUsd(amount.costUsd) };
}

export function sameAmount(a: Amount, b: Amount): boolean {
  return a.inputTokens === b.inputTokens && a.outputTokens === b.outputTokens && a.costUsd.eq(b.costUsd);
}
