import { contactStatuses } from "@bezak/contract/contact-topics.ts";
import type { MessageChoice } from "../../features/contacts/admin/messages-api.ts";
import { pageNumber } from "../../lib/page-number.ts";
import { queryText } from "../../lib/query-text.ts";

/** Reads the list of messages from an address; invalid values are ignored. */
export const parseMessagesChoice = (search: URLSearchParams): MessageChoice => ({
  status: contactStatuses.find((one) => one === search.get("status")) ?? "new",
  q: queryText(search, "q"),
  page: pageNumber(search, "page"),
});

export function messagesSearch({ status, q, page }: MessageChoice): string {
  const query = new URLSearchParams();
  if (status !== "new") query.set("status", status);
  if (q) query.set("q", q);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}
