import { useIsMutating, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useApi } from "../../lib/api-context.ts";
import { useOnline } from "../../lib/use-online.ts";
import { toChanges, paymentQuery } from "./payments-api.ts";
import { pollDelay } from "./poll-delay.ts";

/**
 * Polls a payment until it has ended: often at first and after the page becomes visible again (users return from the
 * gateway's application), then less often. It stops while the page is hidden, and while this page changes the payment,
 * since the answer to that is newer. It waits for a network.
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
    /** why the data may be outdated; final statuses cannot be */
    behind: paused && data && pollDelay(data, 0) ? "offline" : error ? "failed" : null,
    check: () => {
      if (!changing) void refetch();
    },
  } as const;
}
