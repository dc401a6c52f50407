/**
 * Reading a stream of server-sent events that has come in whole (WHATWG HTML, "Parsing an event stream"), or the beginning
 * of one that was cut.
 *
 * SDKs read such streams too, but print what they cannot parse and throw the provider's own words.
 */

/** The `data` of each complete event, in order. An event that the end of the text cuts off is left out. */
export function eventData(text: string): string[] {
  const found: string[] = [];
  let data: string[] = [];
  const lines = text.replace(/^\u{FEFF}/u, '').split(/\r\n|\n|\r/u);
  // What follows the last line end is no line yet.
  lines.pop();
  for (const line of lines) {
    if (line === '') {
      if (data.length > 0) found.push(data.join('\n'));
      data = [];
    } else if (line === 'data' || line.startsWith('data:')) {
      data.push(line.slice(5).replace(/^ /u, ''));
    }
  }
  return found;
}
