import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** Runs one statement, `?` for values. */
export type Read = <T>(sql: string, values?: readonly unknown[]) => Promise<T[]>;

/** Runs `job` in a read-only snapshot: all its reads see the same moment, and the database rejects writes. */
export function readOneMoment<T>(container: MedusaContainer, job: (read: Read) => Promise<T>): Promise<T> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  return knex.transaction(
    (sql) =>
      job(async <Row>(text: string, values: readonly unknown[] = []) => {
        const { rows } = (await sql.raw(text, values as string[])) as { rows: Row[] };
        return rows;
      }),
    { isolationLevel: "repeatable read", readOnly: true },
  );
}
