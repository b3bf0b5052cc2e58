import { moderationKinds, type ModerationKind } from "@bezak/contract/moderation-rules.ts";
import type { QueueChoice } from "../../features/moderation/moderation-api.ts";
import { queryText } from "../../lib/query-text.ts";
import { writeQuery } from "../../lib/write-query.ts";

/** Reads what the queue shows from an address; invalid values, and kinds of other ranks, are ignored. */
export const parseQueueChoice = (
  search: URLSearchParams,
  kinds: readonly ModerationKind[] = moderationKinds,
): QueueChoice => ({
  kind: kinds.find((one) => one === search.get("kind")) ?? null,
  q: queryText(search, "q"),
});

export const queueSearch = ({ kind, q }: QueueChoice): string => writeQuery({ kind, q });
