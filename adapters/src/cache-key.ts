/**
 * One key for all spellings of a request: made from the parsed query, whose fields are in the schema's order and whose
 * repeated values are sorted.
 */
export function cacheKey(path: string, params: object | undefined, query: object | undefined): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined) continue;
    const values: unknown[] = Array.isArray(value) ? value.map(String).sort() : [value];
    for (const one of values) search.append(name, String(one));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}
