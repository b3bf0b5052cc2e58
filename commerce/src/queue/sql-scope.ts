import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { fromKnex, type Db, type KnexTransactionLike } from "pg-boss";

/** The engine's entity manager of a module service: inside `transactional` it runs in that transaction. */
export interface SqlManager {
  execute(sql: string, params?: unknown[]): Promise<unknown>;
}

/**
 * Where a statement runs: a transaction (of the entity manager or of knex) makes it part of that transaction; the container
 * gives it a transaction of its own.
 */
export type SqlScope = Pick<MedusaContainer, "resolve"> | SqlManager | KnexTransactionLike;

/** Runs SQL (`$1` for values) in any scope. */
export function getSql(scope: SqlScope): Db {
  if ("resolve" in scope) return fromKnex(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  if ("raw" in scope) return fromKnex(scope);
  const raw = async (sql: string, bindings?: readonly unknown[]) => {
    return { rows: (await scope.execute(sql, [...(bindings ?? [])])) as unknown[] };
  };
  return fromKnex({ raw } as KnexTransactionLike);
}
