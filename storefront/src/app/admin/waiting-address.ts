import { contactStatuses } from "@bezak/contract/contact-topics.ts";
import type { MessageChoice } from "../../features/contacts/admin/messages-api.ts";
import { moderationLists, type ModerationChoice } from "../../features/reviews/admin/moderation-api.ts";
import { pageNumber } from "../../lib/page-number.ts";

/** What the lists of the page show. */
export interface WaitingChoice {
  reviews: ModerationChoice;
  messages: MessageChoice;
}

/** Reads the choice from an address; invalid values are ignored. */
export function parseWaitingChoice(search: URLSearchParams): WaitingChoice {
  return {
    reviews: {
      list: moderationLists.find((one) => one === search.get("reviews")) ?? "pending",
      page: pageNumber(search, "reviewsPage"),
    },
    messages: {
      status: contactStatuses.find((one) => one === search.get("messages")) ?? "new",
      page: pageNumber(search, "messagesPage"),
    },
  };
}

export function waitingSearch({ reviews, messages }: WaitingChoice): string {
  const query = new URLSearchParams();
  if (reviews.list !== "pending") query.set("reviews", reviews.list);
  if (reviews.page > 1) query.set("reviewsPage", String(reviews.page));
  if (messages.status !== "new") query.set("messages", messages.status);
  if (messages.page > 1) query.set("messagesPage", String(messages.page));
  return query.size > 0 ? `?${query}` : "";
}
