import type { AdministeredReturn } from "@bezak/contract/administered-return.ts";
import type { ReturnStatus } from "@bezak/contract/return-status.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../lib/api-context.ts";
import { hasCode } from "../../../lib/api-error.ts";
import { readCurrent } from "../../../lib/read-current.ts";
import { reloadOrders, setReturnStatus, storeReturn } from "./order-admin-api.ts";
import type { RequestedReturnStep } from "./return-effects.ts";

export interface ReturnChangeOptions {
  /** `message`: what was done, in the reader's language */
  onDone: (message: string | undefined) => void;
  /** the return has changed since it was loaded, nothing was done, and the current one is shown */
  onStale: () => void;
}

/** Sets the next status of a return in the version that is shown, once however often it is pressed. */
export function useReturnChange(item: AdministeredReturn, { onDone, onStale }: ReturnChangeOptions) {
  const api = useApi();
  const cache = useQueryClient();
  // statuses as it was shown and as it is now
  const [stale, setStale] = useState<{ before: ReturnStatus; now: ReturnStatus } | null>(null);
  const mutationKey = ["administered-return", item.id, "change"];
  const changing = useMutation({
    mutationKey,
    mutationFn: (step: RequestedReturnStep) => setReturnStatus(api, item, step),
    onSuccess({ data, message }) {
      setStale(null);
      storeReturn(cache, data);
      onDone(message);
    },
    onError(error) {
      const current = readCurrent<AdministeredReturn>(error);
      if (current) {
        setStale({ before: item.status, now: current.status });
        storeReturn(cache, current);
        onStale();
        // also after an unanswered refund, which has another version
      } else reloadOrders(cache);
    },
  });
  return {
    change(step: RequestedReturnStep) {
      // `isPending` is updated too late for two presses in one moment
      if (cache.isMutating({ mutationKey }) === 0) changing.mutate(step);
    },
    isPending: changing.isPending,
    stale,
    forgetStale: () => setStale(null),
    /** why it failed, unless the page itself shows it */
    error: hasCode(changing.error, "stale_version") ? null : changing.error,
    reset: changing.reset,
  };
}
