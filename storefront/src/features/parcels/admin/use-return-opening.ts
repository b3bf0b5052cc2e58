import type { AdministeredParcel, AdministeredParcelDetails } from "@bezak/contract/order-admin.ts";
import type { OpenedReturn } from "@bezak/contract/return-admin.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api-context.ts";
import { hasStatus } from "../../../lib/api-error.ts";
import { readCurrent } from "../../../lib/read-current.ts";
import { useRequestKey } from "../../../lib/use-request-key.ts";
import { openReturn, reloadOrders, storeParcel } from "./order-admin-api.ts";

interface Opening {
  parcel: AdministeredParcelDetails;
  body: Omit<OpenedReturn, "version">;
}

/** Opens a return in the version of the parcel that is shown, once however often it is pressed. */
export function useReturnOpening(onDone: (message: string | undefined) => void) {
  const api = useApi();
  const cache = useQueryClient();
  const keyOf = useRequestKey();
  const mutationKey = ["administered-order", "open-return"];
  const opening = useMutation({
    mutationKey,
    mutationFn: ({ parcel, body }: Opening) =>
      openReturn(api, parcel, { ...body, key: keyOf({ id: parcel.id, body }) }),
    onSuccess({ message }) {
      reloadOrders(cache);
      onDone(message);
    },
    onError(error) {
      const current = readCurrent<AdministeredParcel>(error);
      if (current) storeParcel(cache, current);
      else if (hasStatus(error, 404, 409)) reloadOrders(cache);
    },
  });
  return {
    open(request: Opening) {
      // `isPending` is updated too late for two presses in one moment
      if (cache.isMutating({ mutationKey }) === 0) opening.mutate(request);
    },
    isPending: opening.isPending,
    error: opening.error,
    reset: opening.reset,
  };
}
