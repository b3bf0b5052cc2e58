/** The furthest page of a list that can be asked for (`pageQuery` of the contract). */
const furthest = 10_000;

/** Which page an address asks for; what makes no sense there is the first. */
export function pageNumber(search: URLSearchParams): number {
  const page = Number(search.get("page") ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= furthest ? page : 1;
}
