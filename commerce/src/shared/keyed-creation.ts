import { createHash } from "node:crypto";
import { ShopError } from "../shop-error.ts";
import type { Sql } from "../workflows/users/sql.ts";

/** The request that creates a row, as its repeat is recognised. */
export interface KeyedRequest {
  /** of the row: 26 letters behind the prefix, derived from the key */
  id: string;
  /** of its body */
  hash: string;
}

/** The id of the row that a request with this key creates; `owner` is whose key it is. */
export const idOfKey = (prefix: string, owner: string, key: string) =>
  `${prefix}_${createHash("sha256").update(`${owner}\n${key}`).digest("hex").slice(0, 26).toUpperCase()}`;

/**
 * The row that the same request has created before; parallel requests wait for the first. `hash` is the column with the
 * hash of the body.
 * @throws ShopError 422 idempotency_mismatch
 */
export async function findCreated(
  sql: Sql,
  { table, hash }: { table: string; hash: string },
  request: KeyedRequest,
): Promise<{ deleted: boolean } | undefined> {
  await sql("select pg_advisory_xact_lock(hashtextextended(?, 0))", [`${table}:${request.id}`]);
  const [created] = await sql<{ hash: string | null; deleted: boolean }>(
    `select ${hash} as hash, deleted_at is not null as deleted from ${table} where id = ?`,
    [request.id],
  );
  if (!created) return undefined;
  if (created.hash !== request.hash)
    throw new ShopError(422, "idempotency_mismatch", "The key was used with another body");
  return { deleted: created.deleted };
}
