/** The words that an address searches for in the parameter `name`, as many as the API accepts; empty when it is missing. */
export function queryText(search: URLSearchParams, name = "q"): string {
  return (search.get(name) ?? "").trim().slice(0, 100);
}
