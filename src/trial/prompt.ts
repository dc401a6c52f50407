/**
 * The one place where a prompt is put together. Both arms of a pair get the same bytes but for the instruction: the
 * user message does not depend on it, and the system message is the instruction and nothing else.
 */

import { canonicalJson } from '../protocol/canonical.ts';
import { sha256Hex } from '../protocol/digest.ts';
import type { FixtureCase } from './fixture.ts';

export interface PromptMessage {
  readonly role: 'system' | 'user';
  readonly content: string;
}

/**
 * The messages of one request: the instruction verbatim as the system message (none when it is empty), then the task.
 *
 * No role, arm, candidate, pair or request appears, and nothing is trimmed or normalised: the instruction's bytes are
 * what its hash was approved for.
 */
export function assemblePrompt(fixtureCase: FixtureCase, instruction: string): PromptMessage[] {
  const task: PromptMessage = { role: 'user', content: taskText(fixtureCase) };
  return instruction === '' ? [task] : [{ role: 'system', content: instruction }, task];
}

/**
 * The text of the task: prompt, numbered files, response contract.
 *
 * The parts are divided by lines that begin with a mark derived from the SHA-256 of the whole case. A part that held the
 * mark would change it, so no part can end early or pass for another one.
 */
function taskText(fixtureCase: FixtureCase): string {
  const mark = caseMark(fixtureCase);
  const count = fixtureCase.files.length;
  const lines = [
    `This message consists of parts. Each part begins and ends with a line that starts with ${mark}; lines without it belong to the part they stand in.`,
    '',
    `${mark} begin task`,
    fixtureCase.prompt,
    `${mark} end task`,
  ];
  if (count > 0) {
    lines.push('', 'In the files, every line is preceded by its number and a bar; these are not part of the file.');
  }
  fixtureCase.files.forEach((file, index) => {
    const label = `file ${index + 1} of ${count}: ${file.path}`;
    lines.push('', `${mark} begin ${label}`, ...numbered(file.content), `${mark} end ${label}`);
  });
  lines.push(
    '',
    'Answer with one JSON object and nothing else: no text before or after it. It must satisfy this JSON Schema:',
    '',
    `${mark} begin schema`,
    JSON.stringify(fixtureCase.responseSchema, null, 1),
    `${mark} end schema`,
    '',
  );
  return lines.join('\n');
}

/** 96 bits of the case's hash: nobody can write a case that contains them. */
export function caseMark(fixtureCase: FixtureCase): string {
  return `[[${sha256Hex(canonicalJson(fixtureCase)).slice(0, 24)}]]`;
}

/** The lines of a file. A final line feed ends the last line and does not begin another one. */
export function fileLines(content: string): string[] {
  const lines = content.split('\n');
  if (lines.length > 1 && lines.at(-1) === '') lines.pop();
  return lines;
}

/** Models miscount lines of long files; without numbers, line evidence would measure counting and not reviewing. */
function numbered(content: string): string[] {
  const lines = fileLines(content);
  const width = String(lines.length).length;
  return lines.map((line, index) => `${String(index + 1).padStart(width)}| ${line}`);
}
