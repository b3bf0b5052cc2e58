import type { SavedView } from "@bezak/contract/saved-views.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ApiClient } from "../api-client.ts";
import { useApi } from "../api-context.ts";
import { hasCode, hasStatus } from "../api-error.ts";
import { readCurrent } from "../read-current.ts";
import { reloadViews, storeView } from "./saved-views-api.ts";
import type { ListView } from "./use-list-view.ts";

/** Changes one of the views of a list; shows it as it is now when another window was quicker. */
export function useViewChange<Request>(
  { columns: { list } }: ListView,
  send: (api: ApiClient, request: Request) => Promise<SavedView | void>,
  onDone: (view: SavedView | void) => void,
) {
  const api = useApi();
  const cache = useQueryClient();
  const change = useMutation({
    mutationFn: (request: Request) => send(api, request),
    onSuccess(view) {
      void (view ? storeView(cache, view) : reloadViews(cache, list));
      onDone(view);
    },
    onError(error) {
      const current = readCurrent<SavedView>(error);
      if (current) void storeView(cache, current);
      else if (hasStatus(error, 403, 404, 409)) void reloadViews(cache, list);
    },
  });
  return {
    send: (request: Request) => change.isPending || change.mutate(request),
    isPending: change.isPending,
    isStale: hasCode(change.error, "stale_version"),
    /** what was sent last */
    sent: change.variables,
    error: change.error,
    reset: change.reset,
  };
}
