import * as routes from "@bezak/contract/routes/contacts.ts";
import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "./api-client.ts";

export function contactsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ["contacts"],
    queryFn: async ({ signal }) => (await api.call(routes.contacts, { signal })).data,
    staleTime: 300_000,
  });
}

export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}
