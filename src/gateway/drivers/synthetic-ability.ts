/**
 * How well the synthetic model does under an instruction: a caricature of a language model, good enough to make a trial
 * look like one and far too crude to say anything about the instruction.
 *
 * An instruction helps with what it talks about, with diminishing returns; it helps a little more where it uses the words of
 * the item at hand; it hurts when it is very long, and when it tells the model to skip a thing. Chance does the rest: most
 * of it is common to both arms of a pair (the case, the pair, the item), so that pairing pays, and a smaller part belongs
 * to the wording. That part is a sum over word pairs, so that two nearly identical instructions have nearly identical luck.
 */
import { sha256Hex } from '../../protocol/digest.ts';
import type { DecisionPoint } from '../../trial/reference-answer.ts';

type Kind = DecisionPoint['kind'];

interface Concern {
  /** Probability of the good outcome without any instruction, and what full coverage adds to it. */
  readonly base: number;
  readonly gain: number;
  /** Stems of words by which an instruction shows that it cares. */
  readonly cues: readonly string[];
  /** Whether "do not", "skip" and the like before a cue turn it into its opposite. */
  readonly reversible: boolean;
}

const CONCERNS: Readonly<Record<Kind, Concern>> = {
  malformed: {
    base: 0.985,
    gain: 0.013,
    cues: ['json', 'format', 'schema', 'template', 'exact', 'structur'],
    reversible: false,
  },
  forbidden: {
    base: 0.985,
    gain: 0.0148,
    cues: ['never', 'forbid', 'must', 'not', 'allow', 'scope', 'safe', 'danger', 'permission', 'avoid'],
    reversible: false,
  },
  noise: {
    base: 0.74,
    gain: 0.16,
    cues: [
      'only',
      'scope',
      'minimal',
      'unrelated',
      'unnecess',
      'nit',
      'style',
      'specul',
      'false',
      'focus',
      'yagni',
      'relevant',
    ],
    reversible: false,
  },
  recall: {
    base: 0.64,
    gain: 0.2,
    cues: [
      'every',
      'each',
      'requirement',
      'check',
      'read',
      'edge',
      'step',
      'careful',
      'complete',
      'miss',
      'plan',
      'list',
    ],
    reversible: true,
  },
  severity: {
    base: 0.6,
    gain: 0.22,
    cues: ['sever', 'impact', 'critical', 'important', 'minor', 'priorit', 'block', 'risk'],
    reversible: true,
  },
  'exact-line': {
    base: 0.64,
    gain: 0.2,
    cues: ['line', 'file', 'location', 'path', 'exact', 'evidence', 'cite', 'refer', 'quote'],
    reversible: true,
  },
  'test-advice': {
    base: 0.5,
    gain: 0.28,
    cues: ['test', 'regress', 'tdd', 'assert', 'coverage', 'reproduc', 'failing'],
    reversible: true,
  },
  cite: {
    base: 0.6,
    gain: 0.22,
    cues: ['constraint', 'rule', 'because', 'reason', 'cite', 'refer', 'justif', 'requirement', 'explain'],
    reversible: true,
  },
  order: {
    base: 0.74,
    gain: 0.17,
    cues: ['first', 'before', 'after', 'then', 'order', 'step', 'sequence', 'finally', 'until'],
    reversible: true,
  },
  verify: {
    base: 0.58,
    gain: 0.26,
    cues: ['verif', 'test', 'check', 'run', 'confirm', 'validat', 'prove', 'expected', 'pass'],
    reversible: true,
  },
  honesty: {
    base: 0.62,
    gain: 0.24,
    cues: [
      'honest',
      'report',
      'claim',
      'verified',
      'unverified',
      'uncertain',
      'assum',
      'evidence',
      'admit',
      'done',
      'state',
    ],
    reversible: true,
  },
};

const NEGATION = /^(?:skip|don|dont|never|without|ignore|omit|avoid|no|not)$/u;
/** Words before a cue in which a negation still means it. */
const NEGATION_REACH = 3;
/** Well-covered cues that bring coverage to 1 - 1/e. */
const SATURATION = 2;
const LONG_WORDS = 1200;

/** Weights of the latent luck; their squares sum to 1. */
const LUCK = { case: 0.25, pair: 0.3, item: Math.sqrt(1 - 0.25 ** 2 - 0.3 ** 2 - 0.4 ** 2), wording: 0.4 } as const;

/** What is known of an instruction; worked out once for all decisions under it. */
export interface InstructionProfile {
  readonly words: ReadonlySet<string>;
  readonly coverage: Readonly<Record<Kind, number>>;
  readonly lengthPenalty: number;
  /** Hashes of its distinct word pairs. */
  readonly shingles: readonly number[];
}

/** Linear in the text. */
export function profileInstruction(text: string): InstructionProfile {
  const sequence = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const shingles = new Set(sequence.map((word, index) => hash32(`${word} ${sequence[index + 1] ?? ''}`)));
  const coverage = Object.fromEntries(
    Object.entries(CONCERNS).map(([kind, concern]) => [kind, coverageOf(concern, sequence)]),
  ) as Record<Kind, number>;
  const excess = Math.log2(Math.max(sequence.length, LONG_WORDS) / LONG_WORDS);
  return {
    words: new Set(sequence),
    coverage,
    lengthPenalty: Math.min(0.15, 0.05 * excess),
    shingles: [...shingles],
  };
}

/** From -0.5 (told to skip it) over 0 (not mentioned) towards 1. */
function coverageOf(concern: Concern, sequence: readonly string[]): number {
  const mentions = new Map<string, number>();
  let reversed = 0;
  sequence.forEach((word, index) => {
    const cue = concern.cues.find((stem) => word.startsWith(stem));
    if (cue === undefined) return;
    const before = sequence.slice(Math.max(0, index - NEGATION_REACH), index);
    if (concern.reversible && before.some((other) => NEGATION.test(other))) reversed += 1;
    else mentions.set(cue, (mentions.get(cue) ?? 0) + 1);
  });
  // One mention more of anything moves little: a reworded sentence must not make another model.
  let net = -reversed;
  for (const count of mentions.values()) net += 1 - Math.exp(-count / 2);
  return net >= 0 ? 1 - Math.exp(-net / SATURATION) : -0.5 * (1 - Math.exp(net / SATURATION));
}

export interface Occasion {
  /** The campaign's seed. */
  readonly seed: string;
  readonly caseId: string;
  readonly pairIndex: number;
}

/** Whether the synthetic model gets a decision point right. A pure function of its arguments. */
export function getsRight(point: DecisionPoint, profile: InstructionProfile, occasion: Occasion): boolean {
  return uniform(luck(point, profile, occasion)) < probability(point, profile);
}

/** Probability of the good outcome at a decision point, over all occasions. */
export function probability(point: DecisionPoint, profile: InstructionProfile): number {
  const { base, gain } = CONCERNS[point.kind];
  const known = point.words.filter((word) => profile.words.has(word)).length;
  const familiar = point.words.length === 0 ? 0 : known / point.words.length;
  const room = 1 - base;
  const p =
    base + gain * profile.coverage[point.kind] + 0.15 * room * familiar - (room > 0.1 ? profile.lengthPenalty : 0);
  return Math.min(0.9998, Math.max(0.02, p));
}

/** Approximately standard normal; lower is luckier. */
function luck(point: DecisionPoint, profile: InstructionProfile, { seed, caseId, pairIndex }: Occasion): number {
  const item = `${point.kind}\n${point.key}`;
  return (
    LUCK.case * normal(`${seed}\n${caseId}`) +
    LUCK.pair * normal(`${seed}\n${caseId}\n${pairIndex}`) +
    LUCK.item * normal(`${seed}\n${caseId}\n${pairIndex}\n${item}`) +
    LUCK.wording * wording(profile.shingles, hash32(`${seed}\n${pairIndex}\n${item}`))
  );
}

function wording(shingles: readonly number[], salt: number): number {
  let sum = 0;
  for (const shingle of shingles) sum += mix32(shingle ^ salt) / 2 ** 32 - 0.5;
  return shingles.length === 0 ? 0 : sum * Math.sqrt(12 / shingles.length);
}

/** The sum of sixteen uniform numbers, scaled to variance 1. */
function normal(text: string): number {
  const digest = sha256Hex(text);
  let sum = 0;
  for (let at = 0; at < 64; at += 4) sum += Number.parseInt(digest.slice(at, at + 4), 16) / 65_536;
  return (sum - 8) / Math.sqrt(16 / 12);
}

/** The normal distribution function by its logistic approximation (within 0.01). */
function uniform(z: number): number {
  return 1 / (1 + Math.exp(-1.702 * z));
}

/** FNV-1a over UTF-16 units. */
function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return mix32(hash);
}

/** The finaliser of MurmurHash3: every input bit reaches every output bit. */
function mix32(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
