import { useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient, type UseMutationOptions } from "@tanstack/react-query";
import { useApi } from "../../lib/api-context.ts";
import { moveParcelMutation, moveReturnMutation } from "./parcels-api.ts";

/** What came of a step is said as the server says it. */
function useMove<Answer extends { message?: string }, Step>(
  mutation: UseMutationOptions<Answer, Error, Step>,
) {
  const toast = useToast();
  const { mutate, isPending, error, reset } = useMutation(mutation);
  function move(step: Step, onDone?: () => void) {
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

export const useStep = (id: string) => useMove(moveParcelMutation(useApi(), useQueryClient(), id));

export const useReturnStep = (id: string) => useMove(moveReturnMutation(useApi(), useQueryClient(), id));
