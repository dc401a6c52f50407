/** Workflow commands in a step's output, as the Actions runner reads them. */

export interface Command {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

const KNOWN = new Set([
  'add-mask',
  'add-matcher',
  'add-path',
  'debug',
  'echo',
  'endgroup',
  'error',
  'group',
  'notice',
  'remove-matcher',
  'save-state',
  'set-env',
  'set-output',
  'stop-commands',
  'warning',
]);

const DATA: readonly (readonly [string, string])[] = [
  ['%0D', '\r'],
  ['%0A', '\n'],
  ['%25', '%'],
];
const PROPERTY: readonly (readonly [string, string])[] = [
  ['%0D', '\r'],
  ['%0A', '\n'],
  ['%3A', ':'],
  ['%2C', ','],
  ['%25', '%'],
];

function unescape(text: string, table: readonly (readonly [string, string])[]): string {
  return table.reduce((value, [from, to]) => value.replaceAll(from, to), text);
}

/**
 * The command of a line, or null. Both spellings are commands: `::name key=value::data` at the beginning of a line, white space
 * aside, and the older `##[name key=value;]data` anywhere in it.
 */
export function parseCommand(line: string): Command | null {
  const trimmed = line.trimStart();
  if (trimmed.startsWith('::')) {
    const end = trimmed.indexOf('::', 2);
    if (end >= 0) {
      const command = build(trimmed.slice(2, end), ',', trimmed.slice(end + 2));
      if (command !== null) return command;
    }
  }
  const start = line.indexOf('##[');
  const end = start < 0 ? -1 : line.indexOf(']', start);
  return end < 0 ? null : build(line.slice(start + 3, end), ';', line.slice(end + 1));
}

function build(head: string, separator: string, data: string): Command | null {
  const space = head.indexOf(' ');
  const name = (space < 0 ? head : head.slice(0, space)).toLowerCase();
  // A stop token is a command as well, but only while commands are stopped; the caller looks for it.
  if (!KNOWN.has(name)) return null;
  const properties: Record<string, string> = {};
  for (const pair of space < 0 ? [] : head.slice(space + 1).split(separator)) {
    const equals = pair.indexOf('=');
    if (equals > 0) properties[pair.slice(0, equals).trim().toLowerCase()] = unescape(pair.slice(equals + 1), PROPERTY);
  }
  return { name, properties, data: unescape(data, DATA) };
}
