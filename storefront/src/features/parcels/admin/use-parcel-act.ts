import type { AdministeredParcel, AdministeredParcelDetails } from "@bezak/contract/order-admin.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../lib/api-context.ts";
import { hasCode, hasStatus } from "../../../lib/api-error.ts";
import { getState, type ParcelState } from "../parcel-messages.ts";
import { reloadOrders, setStatus, storeParcel } from "./order-admin-api.ts";
import type { ParcelAct } from "./step-effects.ts";

export interface RequestedStep {
  status: ParcelAct;
  reason?: string;
  trackingNumber?: string;
}

/** States of the parcel as it was shown and as it is now. */
interface Stale {
  before: ParcelState;
  now: ParcelState;
}

export interface ParcelActOptions {
  onDone: (act: ParcelAct) => void;
  /** the parcel has changed since it was loaded, nothing was done, and the current one is shown */
  onStale: () => void;
}

/** Sets a parcel's status in the version that is shown, once however often it is pressed. */
export function useParcelAct(parcel: AdministeredParcelDetails, { onDone, onStale }: ParcelActOptions) {
  const api = useApi();
  const cache = useQueryClient();
  const [stale, setStale] = useState<Stale | null>(null);
  const mutationKey = ["administered-order", parcel.id, "step"];
  const acting = useMutation({
    mutationKey,
    mutationFn: (step: RequestedStep) => setStatus(api, parcel, step),
    onSuccess(moved, { status }) {
      setStale(null);
      storeParcel(cache, moved);
      onDone(status);
    },
    onError(error) {
      if (hasCode(error, "stale_version")) {
        const { current } = error.details as { current: AdministeredParcel };
        setStale({ before: getState(parcel), now: getState(current) });
        storeParcel(cache, current);
        onStale();
      } else if (hasStatus(error, 404, 409)) reloadOrders(cache);
    },
  });
  return {
    act(step: RequestedStep) {
      // `isPending` is updated too late for two presses in one moment
      if (cache.isMutating({ mutationKey }) === 0) acting.mutate(step);
    },
    isPending: acting.isPending,
    stale,
    forgetStale: () => setStale(null),
    /** why it failed, unless the page itself shows it */
    error: hasCode(acting.error, "stale_version") ? null : acting.error,
    reset: acting.reset,
  };
}
