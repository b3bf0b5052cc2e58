/** The highest page that can be requested (`pageQuery` of the contract). */
const furthest = 10_000;

/** The page that an address requests in the parameter `name`; 1 when it is missing or invalid. */
export function pageNumber(search: URLSearchParams, name = "page"): number {
  const page = Number(search.get(name) ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= furthest ? page : 1;
}
