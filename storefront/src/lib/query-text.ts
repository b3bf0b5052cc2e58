/** The words that an address searches for in the parameter `name`, as many as the API accepts; empty when it is missing. */
export function queryText(search: URLSearchParams, name = "q"): string {
  return (search.get(name) ?? "").trim().slice(0, 100);
}

/** The id that an address has in the parameter `name`, as long as the API accepts; undefined when it is missing. */
export function queryId(search: URLSearchParams, name: string): string | undefined {
  return search.get(name)?.trim().slice(0, 64) || undefined;
}
