import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { fromKnex, type Db, type KnexTransactionLike } from "pg-boss";

/** The engine's entity manager, as module services have it: inside `transactional` it is that transaction. */
export interface SqlManager {
  execute(sql: string, params?: unknown[]): Promise<unknown>;
}

/**
 * Where a statement runs. A transaction (of the entity manager or of knex) makes it part of that transaction; the
 * container means a transaction of its own.
 */
export type SqlScope = Pick<MedusaContainer, "resolve"> | SqlManager | KnexTransactionLike;

/** One way to run SQL (`$1` for values) in whatever scope. */
export function sqlOf(scope: SqlScope): Db {
  if ("resolve" in scope) return fromKnex(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  if ("raw" in scope) return fromKnex(scope);
  const raw = async (sql: string, bindings?: readonly unknown[]) => {
    return { rows: (await scope.execute(sql, [...(bindings ?? [])])) as unknown[] };
  };
  return fromKnex({ raw } as KnexTransactionLike);
}
