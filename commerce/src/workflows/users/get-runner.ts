import type { Runner } from "../../modules/upload/service.ts";
import type { Sql } from "./sql.ts";

/** Runs the modules' statements in the same transaction: with a second connection each could wait for the other. */
export const getRunner = (sql: Sql): Runner => ({
  execute: ((statement: string, values: unknown[]) => sql(statement, values)) as Runner["execute"],
});
