/**
 * Tests with real neighbours on the machine. Where a tool is missing the test is skipped and says which tool; with
 * EQUIPOISE_REQUIRE_NEIGHBOURS set it fails instead, so that a build server cannot go green by having nothing installed.
 */

import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { test } from 'vitest';

/** Those of the named programs that are not on the PATH. */
export function missingTools(...names: readonly string[]): readonly string[] {
  return names.filter(
    (name) => !(process.env['PATH'] ?? '').split(delimiter).some((folder) => isProgram(join(folder, name))),
  );
}

export function testWithTools(missing: readonly string[], title: string, body: () => void | Promise<void>): void {
  if (missing.length === 0) {
    test(title, body);
  } else if ((process.env['EQUIPOISE_REQUIRE_NEIGHBOURS'] ?? '') !== '') {
    test(title, () => {
      throw new Error(`EQUIPOISE_REQUIRE_NEIGHBOURS is set and this machine lacks: ${missing.join(', ')}.`);
    });
  } else {
    console.warn(`Skipped, this machine lacks ${missing.join(', ')}: ${title}`);
    test.skip(title, body);
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
