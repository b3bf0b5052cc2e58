import { moderationLists, type ModerationChoice } from "../../features/reviews/admin/moderation-api.ts";
import { parseOrder } from "../../lib/list-view/usual-order.ts";
import { pageNumber } from "../../lib/page-number.ts";
import { queryText } from "../../lib/query-text.ts";

/** Reads the list of reviews from an address; invalid values are ignored. */
export const parseReviewsChoice = (search: URLSearchParams): ModerationChoice => ({
  list: moderationLists.find((one) => one === search.get("list")) ?? "all",
  q: queryText(search, "q"),
  sort: parseOrder(search),
  page: pageNumber(search, "page"),
});

export function reviewsSearch({ list, q, sort, page }: ModerationChoice): string {
  const query = new URLSearchParams();
  if (list !== "all") query.set("list", list);
  if (q) query.set("q", q);
  if (sort !== "usual") query.set("sort", sort);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}
