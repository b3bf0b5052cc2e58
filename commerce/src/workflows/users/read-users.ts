import type { UserSort } from "@bezak/contract/administered-sorts.ts";
import type { AdministeredUser } from "@bezak/contract/user-admin.ts";
import { userRoles, type OpenedAs, type UserRole, type UserState } from "@bezak/contract/user-roles.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { toLikePattern } from "../../text/like-pattern.ts";
import { readRows } from "../../read-rows.ts";
import { countTabs, type CountedTabs } from "../../shared/count-tabs.ts";
import { onDays, type Days } from "../../shared/day-conditions.ts";
import { refuseStale } from "../../shared/row-version.ts";
import { followCursor, orderBy, type Placed } from "../../shared/row-order.ts";
import { joinParts, type FilterPart, type SqlFilter } from "../../shared/sql-filter.ts";
import { ShopError } from "../../shop-error.ts";
import { toPerson, type PersonMetadata } from "../auth/person.ts";
import { columnsFor, kindsFor, orderOfUsers } from "./customer-spending.ts";
import {
  IS_BLOCKED,
  IS_SELLER,
  PEOPLE,
  PERSON_COLUMNS,
  PERSON_JOINS,
  SEARCHED,
  type PersonRow,
} from "./people.ts";
import { readSql, type Sql } from "./sql.ts";

export interface UsersQuery extends Days {
  q?: string;
  role?: UserRole;
  openedAs?: OpenedAs;
  state?: UserState;
  sort: UserSort;
  page: number;
  limit: number;
  cursor?: string;
}

const roleConditions: Record<UserRole, string> = {
  admin: "kind = 'user'",
  seller: IS_SELLER,
  customer: `kind = 'customer' and not ${IS_SELLER}`,
};

/** The same for a count: few are sellers, and as an array their ids lead to them without reading all customers. */
const COUNTED_SELLERS = `kind = 'customer' and customer_id = any(array(
  select member.customer_id from seller_member member where member.deleted_at is null))`;

/** Patterns that all must match; a phone number is one, in any notation. */
function findPatterns(q = ""): string[] {
  const text = q.toLowerCase().trim();
  const words = /^[\d\s()+-]{4,}$/.test(text) ? [text.replace(/\D/g, "")] : text.split(/\s+/).filter(Boolean);
  return words.map(toLikePattern);
}

type UsersChoice = Omit<UsersQuery, "page" | "limit" | "cursor">;

/** Also of those who became administrators since: they keep the account that they had as buyers. */
function openedAsBuyer(days: Days): FilterPart {
  const parts: FilterPart[] = [
    ["opened.id = person.customer_id and opened.deleted_at is null", []],
    ...onDays("opened.created_at", days),
  ];
  const { where, values } = joinParts(parts);
  return [`exists (select from customer opened where ${where})`, values];
}

function filterPeople({ q, role, openedAs, state, ...days }: UsersChoice): SqlFilter {
  const parts = openedAs ? [openedAsBuyer(days)] : onDays("created_at", days);
  if (role) parts.push([roleConditions[role], []]);
  if (state) parts.push([state === "blocked" ? IS_BLOCKED : `not ${IS_BLOCKED}`, []]);
  for (const pattern of findPatterns(q)) parts.push([`${SEARCHED} like ?`, [pattern]]);
  return joinParts(parts);
}

/** Probably few of all users. */
const findsFew = ({ q, state, openedAs, from, to }: UsersChoice) =>
  Boolean(q || state === "blocked" || openedAs || from || to);

/** A page of users, with what the filters besides the role find, by role. */
export async function readUsers(
  container: MedusaContainer,
  query: UsersQuery,
): Promise<CountedTabs<UserRole> & { users: AdministeredUser[]; next: string | null }> {
  const { page, limit, role, sort, cursor } = query;
  const { where, values } = filterPeople(query);
  const part = followCursor(orderOfUsers(sort, findsFew(query)), sort, cursor);
  const rest = `where ${where} and ${part.follows} ${part.by}`;
  // each kind apart: the first buyers come from an index, however many there are
  const kinds = kindsFor(sort).map((kind) => `(select * from (${kind}) person ${rest} limit ?)`);
  const [rows, counted] = await Promise.all([
    readRows<PersonRow & Placed>(
      container,
      `select ${columnsFor(sort)}, ${part.column}
       from (select * from (${kinds.join(" union all ")}) person ${part.by} limit ? offset ?) person
       ${PERSON_JOINS} ${part.by}`,
      [...kinds.flatMap(() => [...values, ...part.values, page * limit]), limit, (page - 1) * limit],
    ),
    countTabs(readSql(container), {
      tabs: userRoles,
      tab: role,
      rowsOf(one) {
        const isSeller = one === "seller";
        const tab = filterPeople({ ...query, role: isSeller ? undefined : one });
        return {
          rows: `from ${PEOPLE} where ${isSeller ? `${COUNTED_SELLERS} and ` : ""}${tab.where}`,
          values: tab.values,
        };
      },
    }),
  ]);
  return { users: rows.map(viewUser), ...counted, next: part.next(rows, limit) };
}

/** The ids of the users that a list finds, in its order, at most `limit`. */
export async function findUserIds(
  container: MedusaContainer,
  choice: UsersChoice,
  limit: number,
): Promise<string[]> {
  const { where, values } = filterPeople(choice);
  const found = await readRows<{ id: string }>(
    container,
    `select id from (${kindsFor(choice.sort).join(" union all ")}) person
     where ${where} ${orderBy(orderOfUsers(choice.sort, findsFew(choice)))} limit ?`,
    [...values, limit],
  );
  return found.map(({ id }) => id);
}

/** The users of these ids, in any sequence. */
export async function readUsersOf(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<AdministeredUser[]> {
  const rows = await readRows<PersonRow>(
    container,
    `select ${PERSON_COLUMNS} from ${PEOPLE} ${PERSON_JOINS} where person.id = any(?::text[])`,
    [ids],
  );
  return rows.map(viewUser);
}

/**
 * By id. With the role a user's id changes: the former ones are accepted too, so that a repeated change finds its user.
 * @throws ShopError 404 account_not_found
 */
export async function findUser(sql: Sql, id: string): Promise<PersonRow> {
  const [row] = await sql<PersonRow>(
    `select ${PERSON_COLUMNS} from ${PEOPLE} ${PERSON_JOINS}
     where person.id = ? or person.customer_id = coalesce((select metadata->>'customerId' from "user"
       where id = ? and deleted_at is not null), ?)`,
    [id, id, id],
  );
  if (!row) throw new ShopError(404, "account_not_found", "There is no such account");
  return row;
}

/**
 * A user for administrators, by the present or a former id.
 * @throws ShopError 404 account_not_found
 */
export async function readUser(container: MedusaContainer, id: string): Promise<AdministeredUser> {
  return viewUser(await findUser(readSql(container), id));
}

const iso = (at: Date | string | null) => (at === null ? null : new Date(at).toISOString());

export function viewUser(row: PersonRow): AdministeredUser {
  const { blocked, blockedReason, blockedAt } = (row.metadata ?? {}) as PersonMetadata;
  return {
    ...toPerson(row, row.role),
    blocked: blocked === true,
    blockedReason: (blocked && blockedReason) || null,
    blockedAt: (blocked && blockedAt) || null,
    shop: row.shop,
    lastSeenAt: iso(row.last_seen_at),
    orders: row.orders,
    spent: row.spent,
    version: row.version,
  };
}

/** @throws ShopError 409 stale_version with the user as it is now */
export function refuseStaleUser(row: PersonRow, version: string | undefined): void {
  refuseStale(version, viewUser(row));
}
