const LETTERS_MAX = 40;
const rows = [0, 1, 2].map(() => new Uint8Array(LETTERS_MAX + 1));

/**
 * Finds the prefix of `word` with the smallest edit distance to `typed`, the longest of equals: an omitted, inserted,
 * replaced or swapped letter counts one each. Undefined when every prefix is more than `limit` away.
 */
export function beginningDistance(
  typed: string,
  word: string,
  limit: number,
): { distance: number; length: number } | undefined {
  const height = Math.min(typed.length, LETTERS_MAX);
  const width = Math.min(word.length, height + limit, LETTERS_MAX);
  if (width < height - limit) return undefined;
  let [before, above, row] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= width; column += 1) above[column] = column;
  for (let line = 1; line <= height; line += 1) {
    row[0] = line;
    let least = line;
    for (let column = 1; column <= width; column += 1) {
      const same = typed[line - 1] === word[column - 1];
      let cost = Math.min(above[column]! + 1, row[column - 1]! + 1, above[column - 1]! + (same ? 0 : 1));
      const swapped = typed[line - 1] === word[column - 2] && typed[line - 2] === word[column - 1];
      if (swapped && line > 1 && column > 1) cost = Math.min(cost, before[column - 2]! + 1);
      row[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return undefined;
    [before, above, row] = [above, row, before];
  }
  let length = 0;
  for (let column = 1; column <= width; column += 1) if (above[column]! <= above[length]!) length = column;
  const distance = above[length]!;
  return distance <= limit ? { distance, length } : undefined;
}
