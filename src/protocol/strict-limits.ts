/** How large and how deep a document may be, for every reader of strict JSON. */

export interface StrictLimits {
  /** Largest document in bytes; 1 MiB unless told. */
  readonly maxBytes?: number;
  /** Deepest nesting of arrays and objects; 32 unless told, never more than 256. */
  readonly maxDepth?: number;
  /** Most values (scalars, arrays and objects together); 50,000 unless told. */
  readonly maxValues?: number;
}

/** Larger objects are refused: engines hash number-like keys predictably, and colliding ones cost quadratic time. */
export const MAX_KEYS = 10_000;

const DEFAULT_MAX_BYTES = 1024 * 1024;
const DEFAULT_MAX_DEPTH = 32;
/** A schema may have several findings for every value, so a megabyte of `{}` would cost gigabytes of them. */
const DEFAULT_MAX_VALUES = 50_000;
/** The readers recurse once a level; this keeps every caller's limit far from the stack's end. */
const ABSOLUTE_MAX_DEPTH = 256;

/** The limits with what is not told filled in. */
export function boundsOf(limits: StrictLimits): Required<StrictLimits> {
  return {
    maxBytes: limits.maxBytes ?? DEFAULT_MAX_BYTES,
    maxDepth: Math.min(limits.maxDepth ?? DEFAULT_MAX_DEPTH, ABSOLUTE_MAX_DEPTH),
    maxValues: limits.maxValues ?? DEFAULT_MAX_VALUES,
  };
}
