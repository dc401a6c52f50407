/**
 * What a campaign must satisfy beyond its schema. Each rule looks at the smallest part it needs, so that it speaks
 * even while other parts are still wrong.
 */

import * as z from 'zod';
import { rule } from './document.ts';
import type { Rule } from './document.ts';
import { shortText } from './text-length.ts';

const pairs = z.int().min(5).max(100);
const trialsPart = z.object({ pairs });
const decisionPart = z.object({ minimumSuccessfulPairs: pairs });
const anyCandidates = z.array(z.record(z.string(), z.unknown()));

const differentArms = rule(z.object({ candidates: anyCandidates }), ({ candidates }, report) => {
  const [first, second] = candidates;
  if (candidates.length !== 2 || first === undefined || second === undefined) return;
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
});

const enoughPairs = rule(z.object({ trials: trialsPart, decision: decisionPart }), ({ trials, decision }, report) => {
  const planned = trials.pairs;
  const minimum = decision.minimumSuccessfulPairs;
  if (minimum <= planned) return;
  const message = `${minimum} successful pairs are demanded but trials.pairs plans ${planned}; lower the one or raise the other.`;
  report.error(['decision', 'minimumSuccessfulPairs'], 'minimum-above-pairs', message);
});

export const CAMPAIGN_RULES: readonly Rule[] = [
  differentArms,
  enoughPairs,
  shortText(['fixture', 'version'], 64),
  shortText(['model', 'version'], 128),
  shortText(['candidates', 0, 'skillPath'], 512),
  shortText(['candidates', 1, 'skillPath'], 512),
];
