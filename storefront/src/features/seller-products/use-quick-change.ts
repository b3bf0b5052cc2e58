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

/** Price and stock changed in the list: seen at once, taken back if the server refuses, which is told at the field. */
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
      // an older answer on its way would take it back
      await queryClient.cancelQueries({ queryKey: listKey });
      tell(change, null);
      show(change);
    },
    onError(error, { change, before }) {
      show({ ...change, value: before });
      const serverError = isApiError(error) ? Object.values(error.fields)[0] : undefined;
      tell(change, serverError ?? describeError(error, t));
      // what went with it, such as an old price, is seen as it is
      return queryClient.invalidateQueries({ queryKey: listKey });
    },
    // other pages of the list are asked for anew when they are opened; this one is being worked on
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sellerProductsKey, refetchType: "none" }),
  });

  return {
    problemOf: (variantId: string, field: QuickChange["field"]) => problems[`${variantId} ${field}`],
    change: (change: QuickChange & { value: number }, before: number | null) => mutate({ change, before }),
    forget: (variantId: string, field: QuickChange["field"]) => tell({ variantId, field, value: null }, null),
  };
}

export type Quick = ReturnType<typeof useQuickChange>;
