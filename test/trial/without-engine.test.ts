/** Rubrics read in a process that has not loaded RE2: the module graph of this file must not load it either. */

import { expect, it } from 'vitest';
import { EngineMissing, compilePattern } from '../../src/trial/patterns.ts';

it('compiles plain expressions, and asks for the engine at any other', async () => {
  const plain = compilePattern('src/(a|b)/.*');
  expect(plain.ok && plain.pattern.matches('src/a/x.ts')).toBe(true);
  expect(plain.ok && plain.pattern.find('not src/b/')).toBe(true);
  expect(() => compilePattern('(?i)retr(y|ies)')).toThrow(EngineMissing);
  expect(() => compilePattern('(')).toThrow(EngineMissing);

  await import('../../src/trial/pattern-engine.ts');
  expect(compilePattern('(?i)retr(y|ies)').ok).toBe(true);
  expect(compilePattern('(')).toMatchObject({ ok: false });
  // From here on RE2 runs everything: what was compiled before is not kept.
  const again = compilePattern('src/(a|b)/.*');
  expect(again.ok && plain.ok && again.pattern === plain.pattern).toBe(false);
});
