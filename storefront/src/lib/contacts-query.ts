import type { contactsRoutes } from "@bezak/contract/contacts.ts";
import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "./api-client.ts";

type Routes = typeof contactsRoutes;

/** How the shop is reached. */
export function contactsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ["contacts"],
    queryFn: async ({ signal }) => (await api.call<Routes["contacts"]>("GET", "/contacts", { signal })).data,
    staleTime: 300_000,
  });
}
