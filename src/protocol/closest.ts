/** The closest of some known names to a misspelt one, for "did you mean". */

/** Longer words are not compared: the comparison is quadratic in their length, and nobody misspells so. */
const MAX_LENGTH = 64;

/** The known name within a third of its length in edits (and at most three), or null. Case counts as half a typo. */
export function closestName(word: string, known: Iterable<string>): string | null {
  if (word.length > MAX_LENGTH) return null;
  let best: string | null = null;
  let bestDistance = Infinity;
  for (const name of known) {
    if (name.length > MAX_LENGTH) continue;
    const limit = Math.min(3, Math.floor(name.length / 3));
    const distance = word.toLowerCase() === name.toLowerCase() ? 0.5 : editDistance(word, name);
    if (distance <= Math.max(limit, 0.5) && distance < bestDistance) {
      best = name;
      bestDistance = distance;
    }
  }
  return best;
}

/** Optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours. */
function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, at(beforePrevious, column - 2) + 1);
      }
      current.push(cost);
    }
    beforePrevious = previous;
    previous = current;
  }
  return at(previous, b.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
