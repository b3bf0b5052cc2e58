import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** One statement of a transaction, `?` for each value; answers with its rows. */
export type Sql = <Row = unknown>(statement: string, values?: readonly unknown[]) => Promise<Row[]>;

/** All or nothing: what `work` writes through its `sql` is there when it has ended, or none of it is. */
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
