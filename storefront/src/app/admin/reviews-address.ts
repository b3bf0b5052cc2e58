import { moderationLists, type ModerationChoice } from "../../features/reviews/admin/moderation-api.ts";
import { parseOrder } from "../../lib/list-view/usual-order.ts";
import { pageNumber } from "../../lib/page-number.ts";
import { queryText } from "../../lib/query-text.ts";
import { writeQuery } from "../../lib/write-query.ts";

/** Reads the list of reviews from an address; invalid values are ignored. */
export const parseReviewsChoice = (search: URLSearchParams): ModerationChoice => ({
  list: moderationLists.find((one) => one === search.get("list")) ?? "all",
  q: queryText(search, "q"),
  sort: parseOrder(search),
  page: pageNumber(search, "page"),
});

export const reviewsSearch = ({ list, q, sort, page }: ModerationChoice): string =>
  writeQuery({ list, q, sort, page }, { list: "all", sort: "usual" });
