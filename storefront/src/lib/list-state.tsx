import type { UseQueryResult } from "@tanstack/react-query";
import { isBeyondLast } from "./list-pages.tsx";
import { LoadFailure } from "./load-failure.tsx";
import { OfflineState } from "./offline-state.tsx";

interface Page<Row> {
  data: readonly Row[];
  pagination: { pages: number; total: number };
}

/** An error or offline state when there is no data; undefined while it loads. */
export function renderMissing(query: UseQueryResult<unknown>, headingLevel?: 1 | 2 | 3) {
  if (query.data !== undefined) return undefined;
  if (query.error)
    return (
      <LoadFailure headingLevel={headingLevel} error={query.error} onRetry={() => void query.refetch()} />
    );
  return query.fetchStatus === "paused" ? <OfflineState headingLevel={headingLevel} /> : undefined;
}

export function pageRows<Row>(query: UseQueryResult<Page<Row>>) {
  const error = renderMissing(query);
  return {
    rows: query.data?.data ?? [],
    // a paused query is pending too, and must not look as if it were loading
    loading: error === undefined && (query.isPending || query.isPlaceholderData || isBeyondLast(query.data)),
    error,
  };
}
