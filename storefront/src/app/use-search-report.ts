import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { productListQuery } from "../features/catalog/catalog-api.ts";
import { chosenCount, type ListState } from "../features/catalog/list-state.ts";
import { useApi } from "../lib/api-context.ts";
import { openStorage } from "../lib/storage.ts";

/** Milliseconds until a search is reported: who types on has not searched for this text. */
const quietMs = 2500;

/** Reports a search without filters once its first page is there. */
export function useSearchReport(text: string, state: ListState): void {
  const api = useApi();
  const list = useQuery({ ...productListQuery(api, { kind: "search", text }, state), enabled: text !== "" });
  const isWhole = chosenCount(state) === 0 && state.page === 1 && !list.isPlaceholderData;
  const total = isWhole ? list.data?.pagination.total : undefined;
  useEffect(() => {
    if (text === "" || total === undefined) return undefined;
    const timer = setTimeout(() => {
      import("../features/search/report-search.ts")
        .then(({ reportSearch }) =>
          reportSearch(api, openStorage("localStorage"), { text, found: total > 0 }),
        )
        .catch(() => undefined);
    }, quietMs);
    return () => clearTimeout(timer);
  }, [api, text, total]);
}
