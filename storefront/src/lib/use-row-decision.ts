import { useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useTexts } from "../i18n/texts-context.tsx";
import { hasCode, hasStatus, isApiError } from "./api-error.ts";
import { describeError } from "./describe-error.ts";

interface Versioned {
  id: string;
  version: string;
}

interface RowPage<Row> {
  data: readonly Row[];
  pagination: { total: number };
}

export interface RowDecision<Row extends Versioned, Decision> {
  row: Row;
  /** prefix of the keys of all lists that may contain the row */
  listKey: QueryKey;
  /** a decided row leaves the shown list */
  leaves: boolean;
  /** sends the decision in the version of `row`, the one that was shown; returns the decided row */
  send: (row: Row, decision: Decision) => Promise<Row>;
  onDecided: (row: Row, decision: Decision) => void;
  /** the row has changed since it was loaded, and its current version is shown */
  onStale?: () => void;
}

/**
 * Decides about a row of a panel's list, once however often it is pressed. If the row has changed since it was loaded, the
 * current one takes its position and nothing is decided; a row that no longer exists leaves the list.
 */
export function useRowDecision<Row extends Versioned, Decision>(options: RowDecision<Row, Decision>) {
  const { row, listKey, leaves, send, onDecided, onStale } = options;
  const t = useTexts();
  const toast = useToast();
  const cache = useQueryClient();
  const refresh = () => void cache.invalidateQueries({ queryKey: listKey });
  /** The row as it is now in every list that has it; null removes it. */
  function put(id: string, now: Row | null) {
    cache.setQueriesData<RowPage<Row>>({ queryKey: listKey }, (page) => {
      if (!page?.data.some((one) => one.id === id)) return page;
      if (now) return { ...page, data: page.data.map((one) => (one.id === id ? now : one)) };
      const data = page.data.filter((one) => one.id !== id);
      return { ...page, data, pagination: { ...page.pagination, total: page.pagination.total - 1 } };
    });
  }
  const mutationKey = [...listKey, "decide", row.id];
  const deciding = useMutation({
    mutationKey,
    mutationFn: (decision: Decision) => send(row, decision),
    onSuccess(decided, decision) {
      onDecided(decided, decision);
      put(decided.id, leaves ? null : decided);
      refresh();
    },
    onError(error) {
      const { current } = ((isApiError(error) && error.details) || {}) as { current?: Row };
      // somebody else was quicker: the row shows what the other did
      if (current) put(row.id, current);
      if (hasCode(error, "stale_version")) onStale?.();
      else if (hasStatus(error, 404, 409)) {
        toast.show({ text: describeError(error, t), tone: "danger" });
        refresh();
      }
    },
  });
  const { error, isPending, variables, reset } = deciding;
  const isStale = hasCode(error, "stale_version");
  return {
    decide(decision: Decision) {
      // `isPending` is updated too late for two presses in one moment
      if (cache.isMutating({ mutationKey }) === 0) deciding.mutate(decision);
    },
    /** the decision that is being sent */
    sending: isPending ? variables : undefined,
    isStale,
    /** why it failed, unless the row itself shows it */
    error: isStale ? null : error,
    reset,
    refresh,
  };
}
