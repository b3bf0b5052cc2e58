import { me } from "@bezak/contract/routes/auth.ts";
import { queryOptions, skipToken } from "@tanstack/react-query";
import type { ApiClient } from "../../lib/api-client.ts";

/** Whose eyes a tab of a view has, asked again while it lasts; `isOver`: nobody's any more. */
export function viewQuery(api: ApiClient, isOver: boolean) {
  return queryOptions({
    queryKey: ["person-view"],
    queryFn: isOver ? skipToken : async ({ signal }) => api.call(me, { signal }),
    retry: false,
    refetchInterval: 20_000,
  });
}
