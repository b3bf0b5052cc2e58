import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import { useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { isApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { changeMany, sellerProductsKey, type ManyChanges } from "./seller-products-api.ts";

/** Limit of variants and products in one change. */
export const bulkMost = sellerLimits.bulkMax;

export interface BulkRefusal {
  text: string;
  /** index in the request of the row that is wrong */
  row: number | null;
}

/** Finds the row with an error in a path such as `variants.3.price`. */
export function bulkRefusal(fields: Record<string, string>, text: string): BulkRefusal {
  const [path, problem] = Object.entries(fields)[0] ?? [];
  const row = /^(?:variants|products)\.(\d+)\b/.exec(path ?? "")?.[1];
  return { text: problem ?? text, row: row === undefined ? null : Number(row) };
}

/** Changes many products at once: all or none. `onDone` gets the number. */
export function useBulkChange(onDone: () => void) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: ManyChanges) => changeMany(api, body),
    onSuccess(count) {
      toast.show({ tone: "success", text: t("sellerProducts.bulkDone", { count }) });
      onDone();
    },
    // the products may also have been changed elsewhere
    onSettled: () => queryClient.invalidateQueries({ queryKey: sellerProductsKey }),
  });
  const refusal = error ? bulkRefusal(isApiError(error) ? error.fields : {}, describeError(error, t)) : null;
  return { change: mutate, isPending, refusal, reset };
}
