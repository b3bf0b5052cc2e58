import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { countTabs } from "../../shared/count-tabs.ts";
import type { followCursor } from "../../shared/row-order.ts";
import type { FilterPart } from "../../shared/sql-filter.ts";
import { toLikePattern } from "../../text/like-pattern.ts";

type Part = ReturnType<typeof followCursor>;

/** The module's own connection, as the tabs of lists are counted with it. */
export const moneySql =
  (manager: SqlEntityManager): Parameters<typeof countTabs>[0] =>
  <Row>(statement: string, values: readonly unknown[] = []) =>
    manager.execute<Row[]>(statement, [...values]);

/** A statement with its values. */
export interface MoneySql {
  sql: string;
  values: unknown[];
}

export interface MoneyPage {
  limit: number;
  offset: number;
  cursor?: string;
}

/** `next`: the cursor of the page after the rows of the statement. */
export interface MoneyPageSql extends MoneySql {
  next: Part["next"];
}

/** Ids by column: rows with one of them are of somebody whose name a search finds. */
export type Named = Readonly<Record<string, readonly string[]>>;

/** A name's part that more have finds only some of them. */
const MOST_NAMED = 500;

const toText = (q: string | undefined): string => q?.trim().toLowerCase() ?? "";

async function findIds(sql: SqlEntityManager, q: string | undefined, statement: string): Promise<string[]> {
  const text = toText(q);
  if (!text) return [];
  const rows = await sql.execute<{ id: string }[]>(`${statement} limit ${MOST_NAMED}`, [text]);
  return rows.map(({ id }) => id);
}

/** The ids of shops with this part in their names. */
export const findNamedShops = (sql: SqlEntityManager, q: string | undefined): Promise<string[]> =>
  findIds(sql, q, "select id from seller where strpos(lower(name), ?) > 0");

/** The ids of administrators with this part in their names or e-mails. */
export const findNamedAdministrators = (sql: SqlEntityManager, q: string | undefined): Promise<string[]> =>
  findIds(
    sql,
    q,
    `select id from "user" where deleted_at is null
       and strpos(lower(concat_ws(' ', first_name, last_name, email)), ?) > 0`,
  );

/**
 * Rows with this part in `searched`, an expression that a trigram index has, or of one of the named. Those are ids: with a
 * subquery in their place PostgreSQL expects far more rows, and reads all of them in their order.
 */
export function searchMoney(searched: string, q: string | undefined, named: Named = {}): FilterPart[] {
  const text = toText(q);
  if (!text) return [];
  const owners = Object.entries(named).filter(([, ids]) => ids.length > 0);
  const conditions = owners.map(([column, ids]) => `${column} in (${ids.map(() => "?").join(", ")})`);
  return [
    [
      `(${[`${searched} like ?`, ...conditions].join(" or ")})`,
      [toLikePattern(text), ...owners.flatMap(([, ids]) => ids)],
    ],
  ];
}
