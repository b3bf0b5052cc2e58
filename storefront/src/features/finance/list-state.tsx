import type { UseQueryResult } from "@tanstack/react-query";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { OfflineState } from "../../lib/offline-state.tsx";

/** Why there are no rows: they could not be had, or wait for the network. */
export function listState(query: UseQueryResult<unknown>) {
  if (query.data !== undefined) return undefined;
  if (query.error) return <LoadFailure error={query.error} onRetry={() => void query.refetch()} />;
  return query.fetchStatus === "paused" ? <OfflineState /> : undefined;
}
