import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { hasCode, isApiError } from "../lib/api-error.ts";

interface QueryClientOptions {
  /** Called when the server rejects the session. */
  onSessionEnd?: () => void;
  /** Called when the server refuses a call to the rank of the administrator, which may have changed. */
  onRankRefused?: () => void;
}

/** Query cache with the shop's defaults; one per page in the browser, one per request on the server. */
export function createQueryClient({ onSessionEnd, onRankRefused }: QueryClientOptions = {}): QueryClient {
  const onError = (error: unknown) => {
    if (hasCode(error, "unauthorized", "session_expired")) onSessionEnd?.();
    if (hasCode(error, "rank_required")) onRankRefused?.();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      mutations: { retry: false },
      queries: {
        staleTime: 10_000,
        refetchOnWindowFocus: false,
        // An answer of the server would be the same again; a lost connection is tried again with increasing, random
        // delays. Only reads: a write without an answer may have been done.
        retry: (count, error) => count < 2 && isApiError(error) && error.kind !== "server",
        retryDelay: (count) => 500 * 2 ** count * (0.75 + Math.random() / 2),
        // hydration must match a failure that the server rendered, which has a retry button
        retryOnMount: false,
      },
    },
  });
}
