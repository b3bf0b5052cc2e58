import { userSorts, type UserSort } from "@bezak/contract/administered-sorts.ts";
import {
  openedAs,
  userRoles,
  userStates,
  type OpenedAs,
  type UserRole,
  type UserState,
} from "@bezak/contract/user-roles.ts";
import { findDay } from "../../../lib/find-day.ts";
import { pageNumber } from "../../../lib/page-number.ts";
import { queryText } from "../../../lib/query-text.ts";
import { writeQuery } from "../../../lib/write-query.ts";

/** What the list of users shows. */
export interface UsersChoice {
  q: string;
  /** null for all */
  role: UserRole | null;
  /** null for all */
  openedAs: OpenedAs | null;
  state: UserState | null;
  /** days of the registration, or of the opening as that, in Tashkent, both included */
  from?: string;
  to?: string;
  sort: UserSort;
  /** from 1 */
  page: number;
}

export const allUsers: UsersChoice = {
  q: "",
  role: null,
  openedAs: null,
  state: null,
  sort: "newest",
  page: 1,
};

/** Reads the choice from an address; invalid values are ignored. */
export function parseUsersChoice(search: URLSearchParams): UsersChoice {
  const [from, to] = [findDay(search.get("from")), findDay(search.get("to"))];
  return {
    ...(from && { from }),
    ...(to && { to }),
    q: queryText(search),
    role: userRoles.find((one) => one === search.get("role")) ?? null,
    openedAs: openedAs.find((one) => one === search.get("openedAs")) ?? null,
    state: userStates.find((one) => one === search.get("state")) ?? null,
    sort: userSorts.find((one) => one === search.get("sort")) ?? "newest",
    page: pageNumber(search),
  };
}

export const usersSearch = ({ q, role, openedAs: as, state, from, to, sort, page }: UsersChoice): string =>
  writeQuery({ q, role, openedAs: as, state, from, to, sort, page }, { sort: "newest" });
