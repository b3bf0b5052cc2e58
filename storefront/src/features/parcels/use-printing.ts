import { useToast } from "@bezak/ui-kit";
import { useMutation } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { describeError } from "../../lib/describe-error.ts";

/** Downloads a document; a failure is shown in a toast. */
export function usePrinting(print: () => Promise<void>, onDone?: () => void) {
  const t = useTexts();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: print,
    onSuccess: onDone,
    onError: (error) => toast.show({ text: describeError(error, t), tone: "danger" }),
  });
  return { print: () => mutate(), printing: isPending };
}
