import { timeSorts } from "@bezak/contract/administered-sorts.ts";
import { contactStatuses, contactTopics } from "@bezak/contract/contact-topics.ts";
import type { MessageChoice } from "../../features/contacts/admin/messages-api.ts";
import { pageNumber } from "../../lib/page-number.ts";
import { queryText } from "../../lib/query-text.ts";
import { writeQuery } from "../../lib/write-query.ts";

/** Reads the list of messages from an address; invalid values are ignored. */
export function parseMessagesChoice(search: URLSearchParams): MessageChoice {
  const topic = contactTopics.find((one) => one === search.get("topic"));
  return {
    status: contactStatuses.find((one) => one === search.get("status")) ?? "new",
    q: queryText(search, "q"),
    ...(topic && { topic }),
    sort: timeSorts.find((one) => one === search.get("sort")) ?? "newest",
    page: pageNumber(search, "page"),
  };
}

export const messagesSearch = ({ status, q, topic, sort, page }: MessageChoice): string =>
  writeQuery({ status, q, topic, sort, page }, { status: "new", sort: "newest" });
