/** How many of the visible rows are selected. */
export function chosenPart(keys: readonly string[], selected: ReadonlySet<string>): "none" | "some" | "all" {
  const chosen = keys.filter((key) => selected.has(key)).length;
  if (chosen === 0) return "none";
  return chosen === keys.length ? "all" : "some";
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
