/** Calls `write` with slices of at most `size`, one after the other, and joins the results in order. */
export async function inBatches<T, R>(
  list: readonly T[],
  size: number,
  write: (batch: T[]) => Promise<readonly R[]>,
): Promise<R[]> {
  const results: R[] = [];
  for (let from = 0; from < list.length; from += size) {
    results.push(...(await write(list.slice(from, from + size))));
  }
  return results;
}
