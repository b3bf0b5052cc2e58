type Value = string | number | boolean | null | undefined;

/**
 * What a list shows, as a query in this sequence. Empty values and the usual ones, which the address need not say, are left out;
 * the usual `page` is 1.
 */
export function writeQuery(
  choice: Readonly<Record<string, Value>>,
  usual: Readonly<Record<string, Value>> = {},
): string {
  const query = new URLSearchParams();
  const left: Readonly<Record<string, Value>> = { page: 1, ...usual };
  for (const [name, value] of Object.entries(choice))
    if (value && value !== left[name]) query.set(name, String(value));
  return query.size > 0 ? `?${query}` : "";
}
