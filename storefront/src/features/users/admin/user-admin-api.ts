import * as routes from "@bezak/contract/routes/user-admin.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../../lib/api-client.ts";
import type { UsersChoice } from "./users-address.ts";

/** Prefix of the keys of all pages of the list. */
export const usersKey = ["administered-users"] as const;

const pageLength = 20;

export function usersQuery(api: ApiClient, { q, role, state, page }: UsersChoice) {
  return queryOptions({
    queryKey: [...usersKey, q, role, state, page],
    queryFn: ({ signal }) =>
      api.call(routes.administeredUsers, {
        query: {
          page,
          limit: pageLength,
          q: q || undefined,
          role: role ?? undefined,
          state: state ?? undefined,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

const userKey = (id: string) => ["administered-user", id] as const;

export function userQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: userKey(id),
    queryFn: async ({ signal }) => (await api.call(routes.administeredUser, { params: { id }, signal })).data,
    enabled: id !== "",
  });
}
