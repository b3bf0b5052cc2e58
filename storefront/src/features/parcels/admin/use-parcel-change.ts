import type { AdministeredParcel, AdministeredParcelDetails } from "@bezak/contract/order-admin.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ApiClient } from "../../../lib/api-client.ts";
import { useApi } from "../../../lib/api-context.ts";
import { hasCode, hasStatus } from "../../../lib/api-error.ts";
import { readCurrent } from "../../../lib/read-current.ts";
import { getState, type ParcelState } from "../parcel-messages.ts";
import { reloadOrders, storeParcel } from "./order-admin-api.ts";

/** States of the parcel as it was shown and as it is now. */
export interface StaleParcel {
  before: ParcelState;
  now: ParcelState;
}

export interface ParcelChangeOptions<Request> {
  /** in the version that is shown */
  send: (api: ApiClient, parcel: AdministeredParcel, request: Request) => Promise<AdministeredParcel>;
  onDone: (request: Request) => void;
  /** the parcel has changed since it was loaded, nothing was done, and the current one is shown */
  onStale: () => void;
}

/** Changes a parcel in the version that is shown, once however often it is pressed. */
export function useParcelChange<Request>(
  parcel: AdministeredParcelDetails,
  { send, onDone, onStale }: ParcelChangeOptions<Request>,
) {
  const api = useApi();
  const cache = useQueryClient();
  const [stale, setStale] = useState<StaleParcel | null>(null);
  const mutationKey = ["administered-order", parcel.id, "change"];
  const changing = useMutation({
    mutationKey,
    mutationFn: (request: Request) => send(api, parcel, request),
    onSuccess(changed, request) {
      setStale(null);
      storeParcel(cache, changed);
      onDone(request);
    },
    onError(error) {
      const current = readCurrent<AdministeredParcel>(error);
      if (current) {
        setStale({ before: getState(parcel), now: getState(current) });
        storeParcel(cache, current);
        onStale();
      } else if (hasStatus(error, 404, 409)) reloadOrders(cache);
    },
  });
  return {
    change(request: Request) {
      // `isPending` is updated too late for two presses in one moment
      if (cache.isMutating({ mutationKey }) === 0) changing.mutate(request);
    },
    isPending: changing.isPending,
    stale,
    forgetStale: () => setStale(null),
    /** why it failed, unless the page itself shows it */
    error: hasCode(changing.error, "stale_version") ? null : changing.error,
    reset: changing.reset,
  };
}
