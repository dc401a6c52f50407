/** The scalar shapes of the ledger's files. Patterns are bounded and need the `u` flag at most. */
import * as z from 'zod';

export const identifier = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._/-]{0,127}$/u);
export const sha256 = z.string().regex(/^[a-f0-9]{64}$/u);
export const gitCommit = z.string().regex(/^[a-f0-9]{40}$/u);
/** First 24 hex digits of SHA-256 over campaign hash, pair and role. */
export const requestId = z.string().regex(/^[a-f0-9]{24}$/u);
export const providerRequestId = z.string().regex(/^aar-[a-f0-9]{48}$/u);
/** Provider, model and driver names as the route contract bounds them. */
export const routeValue = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._~:/+-]{0,127}$/u);
/** Identifiers that a provider chose: kept only when they are short and plain. */
export const gatewayToken = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._~:/+-]{0,127}$/u);
export const slug = z.string().regex(/^[a-z0-9][a-z0-9._-]{0,127}$/u);
export const counter = z.int().min(0);
export const positive = z.int().min(1);
/** Lock generation: 1 for the first holder of a run, one more for each that follows. */
export const generation = z.int().min(1);
/** Milliseconds. */
export const duration = z.number().min(0);
export const scoreValue = z.number().min(0).max(100);
/** Plain decimal of US dollars, at most 18 digits after the point, no exponent, no trailing zero after the point. */
export const usdText = z.string().regex(/^(?:0|[1-9][0-9]{0,17})(?:\.[0-9]{0,23}[1-9])?$/u);
/** UTC with milliseconds. */
export const instant = z
  .string()
  .regex(
    /^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]\.[0-9]{3}Z$/u,
  );
