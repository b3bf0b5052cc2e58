import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { hasCode, isApiError } from "../lib/api-error.ts";

interface QueryClientOptions {
  /** Called when a call says that the session is over. */
  onSessionEnd?: () => void;
}

/** The query cache with the shop's rules; one per page on the client, one per request on the server. */
export function createQueryClient({ onSessionEnd }: QueryClientOptions = {}): QueryClient {
  const onError = (error: unknown) => {
    if (hasCode(error, "unauthorized", "session_expired")) onSessionEnd?.();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      mutations: { retry: false },
      queries: {
        staleTime: 10_000,
        refetchOnWindowFocus: false,
        // what the server answered it will answer again; a lost connection deserves more tries, each later than the
        // last, and not all clients at once. Reads only: nobody can tell whether a write that was not answered was done.
        retry: (count, error) => count < 2 && isApiError(error) && error.kind !== "server",
        retryDelay: (count) => 500 * 2 ** count * (0.75 + Math.random() / 2),
        // a failure rendered by the server stays on screen with its retry button, or hydration would not match
        retryOnMount: false,
      },
    },
  });
}
