import * as routes from "@bezak/contract/routes/contacts.ts";
import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "./api-client.ts";

/** How the shop is reached. */
export function contactsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ["contacts"],
    queryFn: async ({ signal }) => (await api.call(routes.contacts, { signal })).data,
    staleTime: 300_000,
  });
}

/** The address that calls the shop's telephone, however its number is written. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}
