import { findCreated, idOfKey, type KeyedRequest } from "../../shared/keyed-creation.ts";
import { hashRequest } from "../order/order-request.ts";
import type { Sql } from "../users/sql.ts";

/** An administrator's request to create content. Without a key every request is a new one. */
export interface Creation<Body> {
  adminId: string;
  body: Body;
  key?: string;
}

export const toKeyedRequest = (
  prefix: "ban" | "sec",
  { adminId, body, key }: Creation<object>,
): KeyedRequest | undefined =>
  key === undefined ? undefined : { id: idOfKey(prefix, adminId, key), hash: hashRequest(body) };

/**
 * The id of the row that the same request has created before, also if it was deleted since.
 * @throws ShopError 422 idempotency_mismatch
 */
export async function findRepeated(
  sql: Sql,
  table: "banner" | "section",
  request: KeyedRequest | undefined,
): Promise<string | undefined> {
  const created = request && (await findCreated(sql, { table, hash: "body_hash" }, request));
  return created && request.id;
}
