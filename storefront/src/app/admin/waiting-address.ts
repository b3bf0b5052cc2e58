import { contactStatuses } from "@bezak/contract/contact-topics.ts";
import type { MessageChoice } from "../../features/contacts/admin/messages-api.ts";
import { moderationLists, type ModerationChoice } from "../../features/reviews/admin/moderation-api.ts";
import { pageNumber } from "../../lib/page-number.ts";
import { queryText } from "../../lib/query-text.ts";

/** What the lists of the page show. Logs mask parameters whose names end in `Q`: see `mask-log-text.ts`. */
export interface WaitingChoice {
  reviews: ModerationChoice;
  refunds: { q: string };
  messages: MessageChoice;
}

/** Reads the choice from an address; invalid values are ignored. */
export function parseWaitingChoice(search: URLSearchParams): WaitingChoice {
  return {
    reviews: {
      list: moderationLists.find((one) => one === search.get("reviews")) ?? "pending",
      q: queryText(search, "reviewsQ"),
      page: pageNumber(search, "reviewsPage"),
    },
    refunds: { q: queryText(search, "refundsQ") },
    messages: {
      status: contactStatuses.find((one) => one === search.get("messages")) ?? "new",
      q: queryText(search, "messagesQ"),
      page: pageNumber(search, "messagesPage"),
    },
  };
}

export function waitingSearch({ reviews, refunds, messages }: WaitingChoice): string {
  const query = new URLSearchParams();
  if (reviews.list !== "pending") query.set("reviews", reviews.list);
  if (reviews.q) query.set("reviewsQ", reviews.q);
  if (reviews.page > 1) query.set("reviewsPage", String(reviews.page));
  if (refunds.q) query.set("refundsQ", refunds.q);
  if (messages.status !== "new") query.set("messages", messages.status);
  if (messages.q) query.set("messagesQ", messages.q);
  if (messages.page > 1) query.set("messagesPage", String(messages.page));
  return query.size > 0 ? `?${query}` : "";
}
