import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { SqlManager } from "../../queue/sql-scope.ts";
import { readRows } from "../../read-rows.ts";

/** Runs one statement of a transaction, `?` for each value; returns its rows. */
export type Sql = <Row = unknown>(statement: string, values?: readonly unknown[]) => Promise<Row[]>;

/** Runs `work` in a transaction. */
export function inTransaction<T>(container: MedusaContainer, work: (sql: Sql) => Promise<T>): Promise<T> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  return database.transaction(async (transaction) => {
    const sql: Sql = async <Row>(statement: string, values: readonly unknown[] = []) => {
      const { rows } = (await transaction.raw(statement, [...values] as string[])) as { rows: Row[] };
      return rows;
    };
    return work(sql);
  });
}

/** The same transaction for what queues mails and jobs. */
export const toSqlScope = (sql: Sql): SqlManager => ({
  execute: (statement, values) => sql(statement, values),
});

/** For reads that need no transaction. */
export const readSql =
  (container: MedusaContainer): Sql =>
  (statement, values) =>
    readRows(container, statement, values);
