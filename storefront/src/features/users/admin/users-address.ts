import { timeSorts, type TimeSort } from "@bezak/contract/administered-sorts.ts";
import { userRoles, userStates, type UserRole, type UserState } from "@bezak/contract/user-roles.ts";
import { findDay } from "../../../lib/find-day.ts";
import { pageNumber } from "../../../lib/page-number.ts";

/** What the list of users shows. */
export interface UsersChoice {
  q: string;
  /** null for all */
  role: UserRole | null;
  state: UserState | null;
  /** days of the registration in Tashkent, both included */
  from?: string;
  to?: string;
  sort: TimeSort;
  /** from 1 */
  page: number;
}

export const allUsers: UsersChoice = { q: "", role: null, state: null, sort: "newest", page: 1 };

/** Reads the choice from an address; invalid values are ignored. */
export function parseUsersChoice(search: URLSearchParams): UsersChoice {
  const [from, to] = [findDay(search.get("from")), findDay(search.get("to"))];
  return {
    ...(from && { from }),
    ...(to && { to }),
    q: (search.get("q") ?? "").trim().slice(0, 100),
    role: userRoles.find((one) => one === search.get("role")) ?? null,
    state: userStates.find((one) => one === search.get("state")) ?? null,
    sort: timeSorts.find((one) => one === search.get("sort")) ?? "newest",
    page: pageNumber(search),
  };
}

export function usersSearch({ q, role, state, from, to, sort, page }: UsersChoice): string {
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (role) query.set("role", role);
  if (state) query.set("state", state);
  if (from) query.set("from", from);
  if (to) query.set("to", to);
  if (sort !== "newest") query.set("sort", sort);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}
