import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useApi } from "../../lib/api-context.ts";
import { productListQuery, type ListSource } from "./catalog-api.ts";
import type { ListState } from "./list-state.ts";
import { useInView } from "../../lib/use-in-view.ts";

/** Distance to the end of a list at which its next page is prefetched. */
const ahead = "800px";

/** Prefetches the next page of a list. Returns the ref for the element at the end of the list. */
export function useNextPage(source: ListSource, state: ListState, pages: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { watch, inView } = useInView(ahead);
  const next = state.page + 1;
  const wanted = inView && next <= pages;
  const bring = useEffectEvent(() => {
    void queryClient.prefetchQuery(productListQuery(api, source, { ...state, page: next }));
  });
  useEffect(() => {
    if (wanted) bring();
  }, [wanted, next, pages]);
  return watch;
}
