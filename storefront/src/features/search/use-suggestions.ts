import * as routes from "@bezak/contract/routes/catalog.ts";
import type { Suggestions } from "@bezak/contract/catalog.ts";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import type { ApiClient } from "../../lib/api-client.ts";
import { useApi } from "../../lib/api-context.ts";
import { useSettledText } from "../../lib/use-settled-text.ts";

/** Milliseconds without typing before a request; users notice a delay of about twice as long. */
const pauseMs = 150;

function suggestionsQuery(api: ApiClient, text: string) {
  return queryOptions({
    queryKey: ["suggestions", text],
    // the signal cancels requests for outdated text
    queryFn: async ({ signal }): Promise<Suggestions> => {
      const query = { q: text, limit: 5 };
      return (await api.call(routes.suggestProducts, { query, signal })).data;
    },
    staleTime: 60_000,
    gcTime: 60_000,
    retry: false,
    placeholderData: keepPreviousData,
  });
}

/** Suggestions for a partly typed text, requested when typing pauses. */
export function useSuggestions(text: string) {
  const wanted = useSettledText(text, pauseMs);
  const query = useQuery({ ...suggestionsQuery(useApi(), wanted), enabled: wanted !== "" });
  // while typing continues, the data belongs to an earlier text
  return { ...query, settled: wanted === text && !query.isPlaceholderData };
}
