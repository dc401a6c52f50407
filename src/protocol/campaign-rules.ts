/**
 * What a campaign must satisfy beyond its schema. Each rule looks at the smallest part it needs, so that it speaks
 * even while other parts are still wrong.
 */

import type { Rule } from './document.ts';
import { isObject } from './plain-object.ts';
import type { StrictLimits } from './strict-limits.ts';
import { shortText, valueAt } from './text-length.ts';

/** More values than any campaign has. */
export const CAMPAIGN_LIMITS: StrictLimits = { maxValues: 1000 };

const differentArms: Rule = (value, report) => {
  const candidates = valueAt(value, ['candidates']);
  if (!Array.isArray(candidates) || candidates.length !== 2 || !candidates.every(isObject)) return;
  const [first, second] = candidates;
  if (first === undefined || second === undefined) return;
  const role = first['role'];
  if (typeof role === 'string' && role === second['role'] && (role === 'baseline' || role === 'candidate')) {
    const message = `Both candidates are the ${role}; a campaign has one baseline and one candidate.`;
    report.error(['candidates', 1, 'role'], 'duplicate-role', message);
  }
  if (typeof first['id'] === 'string' && first['id'] === second['id']) {
    const message = 'Both candidates have the same id; give them different ones.';
    report.error(['candidates', 1, 'id'], 'duplicate-candidate-id', message);
  }
  const hash = first['instructionSha256'];
  if (typeof hash === 'string' && hash === second['instructionSha256']) {
    const message = 'Both arms have the same instruction, so the trial can only measure noise; is that meant?';
    report.warning(['candidates', 1, 'instructionSha256'], 'same-instruction', message);
  }
};

const enoughPairs: Rule = (value, report) => {
  const planned = valueAt(value, ['trials', 'pairs']);
  const minimum = valueAt(value, ['decision', 'minimumSuccessfulPairs']);
  if (!isPairs(planned) || !isPairs(minimum) || minimum <= planned) return;
  const message = `${minimum} successful pairs are demanded but trials.pairs plans ${planned}; lower the one or raise the other.`;
  report.error(['decision', 'minimumSuccessfulPairs'], 'minimum-above-pairs', message);
};

/** A number of pairs that the schema accepts. */
function isPairs(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 5 && (value as number) <= 100;
}

export const CAMPAIGN_RULES: readonly Rule[] = [
  differentArms,
  enoughPairs,
  shortText(['fixture', 'version'], 64),
  shortText(['model', 'version'], 128),
  shortText(['candidates', 0, 'skillPath'], 512),
  shortText(['candidates', 1, 'skillPath'], 512),
];
