import type { ParcelStep } from "@bezak/contract/seller-orders.ts";
import { useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../lib/api-context.ts";
import { moveParcelMutation } from "./seller-orders-api.ts";

/** Moves one parcel; what came of it is said as the server says it. */
export function useStep(id: string) {
  const toast = useToast();
  const { mutate, isPending, error, reset } = useMutation(moveParcelMutation(useApi(), useQueryClient(), id));
  function move(step: ParcelStep, onDone?: () => void) {
    // a key that is held down sends a form again
    if (isPending) return;
    mutate(step, {
      onSuccess({ message }) {
        if (message) toast.show({ text: message });
        onDone?.();
      },
    });
  }
  return { move, moving: isPending, error, reset };
}
