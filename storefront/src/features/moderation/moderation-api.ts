import type { ModerationItem, ModerationResult, NewModerationDecision } from "@bezak/contract/moderation.ts";
import type { ModerationKind } from "@bezak/contract/moderation-rules.ts";
import * as routes from "@bezak/contract/routes/moderation.ts";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../lib/api-client.ts";
import { renewMs } from "../../lib/opened-by/opened-pages-api.ts";

export interface QueueChoice {
  /** null for all kinds */
  kind: ModerationKind | null;
  /** words of the search; empty for none */
  q: string;
}

/** Few, since an item with its text and pictures is large. */
const pageLength = 20;

export const queueKey = ["moderation"] as const;

/**
 * What waits, the oldest first. It is never loaded again by itself: rows that move while somebody presses keys would have
 * the wrong one decided.
 */
export function queueQuery(api: ApiClient, { kind, q }: QueueChoice) {
  return infiniteQueryOptions({
    queryKey: [...queueKey, kind, q],
    queryFn: ({ pageParam: after, signal }) =>
      api.call(routes.moderation, {
        query: { kind: kind ?? undefined, q: q || undefined, after, limit: pageLength },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // decided rows must not appear again when somebody comes back
    gcTime: 0,
  });
}

/** What others have open; the call says that this item is open here, while the page is visible. */
export function openedQuery(api: ApiClient, id: string | undefined) {
  return queryOptions({
    queryKey: ["moderation-open", id],
    queryFn: async ({ signal }) => (await api.call(routes.openModeration, { body: { id }, signal })).data,
    refetchInterval: renewMs,
    placeholderData: keepPreviousData,
  });
}

export async function decideItem(
  api: ApiClient,
  { kind, id, version }: ModerationItem,
  decision: Pick<NewModerationDecision, "outcome" | "reasons" | "words">,
): Promise<ModerationResult> {
  return (await api.call(routes.decideModeration, { body: { kind, id, version, ...decision } })).data;
}

export async function undoDecision(api: ApiClient, decisionId: string): Promise<ModerationResult> {
  return (await api.call(routes.undoModeration, { body: { decisionId } })).data;
}
