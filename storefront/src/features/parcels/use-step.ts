import { useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient, type UseMutationOptions } from "@tanstack/react-query";
import { useApi } from "../../lib/api-context.ts";
import { moveParcelMutation, moveReturnMutation } from "./parcels-api.ts";

/** Shows the server's message about a step in a toast. */
function useMove<Answer extends { message?: string }, Step>(
  mutation: UseMutationOptions<Answer, Error, Step>,
) {
  const toast = useToast();
  const { mutate, isPending, error, reset } = useMutation(mutation);
  function move(step: Step, onDone?: () => void) {
    // holding down the Enter key submits repeatedly
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

export const useStep = (id: string) => useMove(moveParcelMutation(useApi(), useQueryClient(), id));

export const useReturnStep = (id: string) => useMove(moveReturnMutation(useApi(), useQueryClient(), id));
