import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { isApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { changedPage, type QuickChange } from "./quick-change.ts";
import { changeMany, sellerProductsKey, type SellerProductsPage } from "./seller-products-api.ts";

const listKey = [...sellerProductsKey, "list"];
const toKey = ({ variantId, field }: QuickChange) => `${variantId} ${field}`;

/** Changes price and stock in the list: shown at once, reverted after a refusal, whose reason the field shows. */
export function useQuickChange() {
  const t = useTexts();
  const api = useApi();
  const queryClient = useQueryClient();
  const [problems, setProblems] = useState<Record<string, string>>({});

  const show = (change: QuickChange) =>
    queryClient.setQueriesData<SellerProductsPage>(
      { queryKey: listKey },
      (page) => page && changedPage(page, change),
    );
  const tell = (change: QuickChange, problem: string | null) =>
    setProblems((now) => {
      const { [toKey(change)]: _gone, ...rest } = now;
      return problem === null ? rest : { ...rest, [toKey(change)]: problem };
    });

  const { mutate } = useMutation({
    mutationFn: ({ change }: { change: QuickChange & { value: number }; before: number | null }) =>
      changeMany(api, { variants: [{ id: change.variantId, [change.field]: change.value }] }),
    async onMutate({ change }) {
      // an older answer must not overwrite the change
      await queryClient.cancelQueries({ queryKey: listKey });
      tell(change, null);
      show(change);
    },
    onError(error, { change, before }) {
      show({ ...change, value: before });
      const serverError = isApiError(error) ? Object.values(error.fields)[0] : undefined;
      tell(change, serverError ?? describeError(error, t));
      // the server may have changed related fields, such as the old price
      return queryClient.invalidateQueries({ queryKey: listKey });
    },
    // other pages are refreshed when they are opened; this one is being edited
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sellerProductsKey, refetchType: "none" }),
  });

  return {
    problemOf: (variantId: string, field: QuickChange["field"]) => problems[`${variantId} ${field}`],
    change: (change: QuickChange & { value: number }, before: number | null) => mutate({ change, before }),
    forget: (variantId: string, field: QuickChange["field"]) => tell({ variantId, field, value: null }, null),
  };
}

export type Quick = ReturnType<typeof useQuickChange>;
