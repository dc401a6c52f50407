/** Hands RE2's algorithm to `patterns.ts`. On its own, because loading its tables costs as much as checking a rubric. */
import { RE2JS, RE2JSException } from 're2js';
import { useEngine } from './patterns.ts';

useEngine((source) => {
  let compiled: RE2JS;
  try {
    compiled = RE2JS.compile(source);
  } catch (error) {
    if (error instanceof RE2JSException) return null;
    throw error;
  }
  return {
    size: compiled.programSize(),
    find: (text) => compiled.test(text),
    matches: (text) => compiled.testExact(text),
  };
});
