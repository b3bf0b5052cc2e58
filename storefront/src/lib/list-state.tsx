import type { UseQueryResult } from "@tanstack/react-query";
import { isBehindLast } from "./list-pages.tsx";
import { LoadFailure } from "./load-failure.tsx";
import { OfflineState } from "./offline-state.tsx";

interface Page<Row> {
  data: readonly Row[];
  pagination: { pages: number; total: number };
}

/** Why there is nothing to show: it could not be had, or waits for the network. Undefined while it is on its way. */
export function whyMissing(query: UseQueryResult<unknown>) {
  if (query.data !== undefined) return undefined;
  if (query.error) return <LoadFailure error={query.error} onRetry={() => void query.refetch()} />;
  return query.fetchStatus === "paused" ? <OfflineState /> : undefined;
}

/** What a table shows of a list that comes in pages: its rows, that they are on their way, or why there are none. */
export function pageRows<Row>(query: UseQueryResult<Page<Row>>) {
  const error = whyMissing(query);
  return {
    rows: query.data?.data ?? [],
    // what waits for the network is pending, too, and would look as if it were on its way
    loading: error === undefined && (query.isPending || query.isPlaceholderData || isBehindLast(query.data)),
    error,
  };
}
