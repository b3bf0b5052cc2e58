import { moderationKinds, type ModerationKind } from "@bezak/contract/moderation-rules.ts";
import type { QueueChoice } from "../../features/moderation/moderation-api.ts";
import { queryText } from "../../lib/query-text.ts";

/** Reads what the queue shows from an address; invalid values, and kinds of other ranks, are ignored. */
export const parseQueueChoice = (
  search: URLSearchParams,
  kinds: readonly ModerationKind[] = moderationKinds,
): QueueChoice => ({
  kind: kinds.find((one) => one === search.get("kind")) ?? null,
  q: queryText(search, "q"),
});

export function queueSearch({ kind, q }: QueueChoice): string {
  const query = new URLSearchParams();
  if (kind) query.set("kind", kind);
  if (q) query.set("q", q);
  return query.size > 0 ? `?${query}` : "";
}
