import { endAccountSessions } from "@bezak/contract/routes/auth.ts";
import type { TableFormat } from "@bezak/contract/import-status.ts";
import { exportUsers } from "@bezak/contract/routes/list-exports.ts";
import * as routes from "@bezak/contract/routes/user-admin.ts";
import type { AdministeredUser, UserChange } from "@bezak/contract/user-admin.ts";
import type { AnswerOf } from "@bezak/contract/route-types.ts";
import { keepPreviousData, queryOptions, type QueryClient } from "@tanstack/react-query";
import type { ApiClient } from "../../../lib/api-client.ts";
import { downloadFile } from "../../../lib/download-file.ts";
import { ifMatch } from "../../../lib/if-match.ts";
import type { UsersChoice } from "./users-address.ts";

export type UsersPage = AnswerOf<typeof routes.administeredUsers>;

/** Prefix of the keys of all pages of the list. */
export const usersKey = ["administered-users"] as const;

const pageLength = 20;

const toFilters = ({ q, role, openedAs, state, from, to, sort }: UsersChoice) => ({
  q: q || undefined,
  role: role ?? undefined,
  openedAs: openedAs ?? undefined,
  state: state ?? undefined,
  from,
  to,
  sort,
});

export function usersQuery(api: ApiClient, choice: UsersChoice) {
  const query = { ...toFilters(choice), page: choice.page, limit: pageLength };
  return queryOptions({
    queryKey: [...usersKey, query],
    queryFn: ({ signal }) => api.call(routes.administeredUsers, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export const saveUsers = (api: ApiClient, choice: UsersChoice, format: TableFormat): Promise<void> =>
  downloadFile(api, exportUsers, { query: { ...toFilters(choice), format } });

const userKey = (id: string) => ["administered-user", id] as const;

export function userQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: userKey(id),
    queryFn: async ({ signal }) => (await api.call(routes.administeredUser, { params: { id }, signal })).data,
    enabled: id !== "",
  });
}

/** Devices on which a user is signed in, last used first; renewed with the user. */
export function userSessionsQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...userKey(id), "sessions"],
    queryFn: async ({ signal }) => (await api.call(routes.userSessions, { params: { id }, signal })).data,
  });
}

/**
 * Changes a user in the version that was shown. Administrators are made and unmade, blocked and unblocked with the password
 * only.
 */
export async function changeUser(
  api: ApiClient,
  { id, version, role }: AdministeredUser,
  change: Pick<UserChange, "blocked" | "reason" | "role" | "adminRank">,
): Promise<AdministeredUser> {
  const confirmed = change.role !== undefined || (role === "admin" && change.blocked !== undefined);
  return (await api.call(routes.changeUser, { params: { id }, body: { ...change, version }, confirmed }))
    .data;
}

/** Returns the number of sessions that have ended. */
export async function endSessions(api: ApiClient, { id }: AdministeredUser): Promise<number> {
  return (await api.call(endAccountSessions, { params: { id }, confirmed: true })).data.ended;
}

export async function closeUser(api: ApiClient, { id, version }: AdministeredUser): Promise<void> {
  await api.call(routes.deleteUser, { params: { id }, headers: ifMatch(version), confirmed: true });
}

/** Shows a user as it is now, also under the id that its role gave it, and renews the lists. */
export function storeUser(cache: QueryClient, user: AdministeredUser): void {
  cache.setQueryData(userKey(user.id), user);
  // a block ends them
  void cache.invalidateQueries({ queryKey: [...userKey(user.id), "sessions"] });
  void cache.invalidateQueries({ queryKey: usersKey });
}

/** Loads a user and the lists again: somebody else was quicker. */
export function reloadUser(cache: QueryClient, { id }: AdministeredUser): void {
  void cache.invalidateQueries({ queryKey: userKey(id) });
  void cache.invalidateQueries({ queryKey: usersKey });
}

export function forgetUser(cache: QueryClient, { id }: AdministeredUser): void {
  cache.removeQueries({ queryKey: userKey(id) });
  void cache.invalidateQueries({ queryKey: usersKey });
}
