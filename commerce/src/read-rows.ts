import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** Runs one statement, `?` for each value; returns its rows. */
export async function readRows<Row>(
  container: MedusaContainer,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { rows } = (await database.raw(statement, [...values] as string[])) as { rows: Row[] };
  return rows;
}
