/** Published data with published results. */

/** Cushny and Peebles (1905), extra hours of sleep of ten patients, drug 2 minus drug 1; R's `sleep` data set. */
export const SLEEP = [1.2, 2.4, 1.3, 1.3, 0, 1, 1.8, 0.8, 4.6, 1.4];

/**
 * Darwin (1876), heights of 15 pairs of Zea mays, crossed minus self-fertilised, in eighths of an inch; the example of Fisher,
 * The Design of Experiments (1935), sections 17 and 21.
 */
export const DARWIN = [49, -67, 8, 16, 6, 23, 28, 41, 14, 29, 56, 24, 75, 60, -48];
