import { useIsMutating, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useApi } from "../../lib/api-context.ts";
import { useOnline } from "../../lib/use-online.ts";
import { toChanges, paymentQuery } from "./payments-api.ts";
import { pollDelay } from "./poll-delay.ts";

/**
 * Watches a payment while it moves: often at first and whenever the page is seen again (people come back from the
 * gateway's application), then less; not while hidden, nor once it is over, nor while it is being changed from here: the
 * answer to that says more. Without a network it waits for one.
 */
export function usePaymentWatch(id: string) {
  const online = useOnline();
  const [since, setSince] = useState(Date.now);
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === "visible") setSince(Date.now());
    };
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, []);
  const changing = useIsMutating({ mutationKey: toChanges(id) }) > 0;
  const { data, error, isFetching, fetchStatus, refetch } = useQuery({
    ...paymentQuery(useApi(), id),
    refetchOnWindowFocus: changing ? false : "always",
    refetchOnReconnect: !changing,
    refetchInterval: ({ state }) =>
      state.data && !changing ? pollDelay(state.data, Date.now() - since) : false,
  });
  const paused = fetchStatus === "paused" || !online;
  return {
    payment: data,
    error,
    paused,
    checking: isFetching,
    /** why what is shown may be old; what is over stays so */
    behind: paused && data && pollDelay(data, 0) ? "offline" : error ? "failed" : null,
    check: () => {
      if (!changing) void refetch();
    },
  } as const;
}
