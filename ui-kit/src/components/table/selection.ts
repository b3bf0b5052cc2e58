/** How many of the visible rows are selected. */
export function chosenPart(keys: readonly string[], selected: ReadonlySet<string>): "none" | "some" | "all" {
  const chosen = keys.filter((key) => selected.has(key)).length;
  if (chosen === 0) return "none";
  return chosen === keys.length ? "all" : "some";
}

/** The keys between two visible rows, both included; only the second one if the first is not visible any more. */
export function keysBetween(keys: readonly string[], from: string | null, to: string): readonly string[] {
  const [start, end] = [from === null ? -1 : keys.indexOf(from), keys.indexOf(to)].toSorted((a, b) => a - b);
  return start === undefined || start < 0 ? [to] : keys.slice(start, end! + 1);
}

/** Selects or deselects rows; the selection on other pages is unchanged. */
export function withKeys(
  selected: ReadonlySet<string>,
  keys: readonly string[],
  chosen: boolean,
): ReadonlySet<string> {
  const next = new Set(selected);
  for (const key of keys) {
    if (chosen) next.add(key);
    else next.delete(key);
  }
  return next;
}
