import type { MedusaContainer } from "@medusajs/framework/types";
import { versionOf } from "../../shared/row-version.ts";
import { withCurrent } from "../../shared/with-current.ts";
import { ShopError } from "../../shop-error.ts";
import type { Sql } from "../users/sql.ts";
import { readAdministeredShop } from "./read-shops.ts";

/** A shop that nobody else changes until the transaction ends. */
export interface HeldShop {
  status: "active" | "suspended";
  reason: string | null;
  cashCollector: string;
  version: string;
}

/** An administrator's act, from the version that was seen if it is known. */
export interface ShopAct {
  sellerId: string;
  adminId: string;
  version?: string | undefined;
}

/**
 * Sets the time of a change, so that every change differs from the one before. Not by the clock as elsewhere: documents of the
 * catalogue that the same transaction writes must not be older.
 */
export const renewShop = "updated_at = greatest(now(), updated_at + interval '1 microsecond')";

/** @throws ShopError 404 seller_not_found */
export async function holdShop(sql: Sql, sellerId: string): Promise<HeldShop> {
  const [shop] = await sql<HeldShop>(
    `select status, suspended_reason as reason, cash_collector as "cashCollector", ${versionOf("seller")} as version
     from seller where id = ? and deleted_at is null for update`,
    [sellerId],
  );
  if (!shop) throw new ShopError(404, "seller_not_found", "There is no such shop");
  return shop;
}

/** Refuses an act about a stale version with the shop as administrators see it. */
export const withCurrentShop = <T>(
  container: MedusaContainer,
  { sellerId, version }: ShopAct,
  act: () => Promise<T>,
): Promise<T> =>
  withCurrent(act, {
    codes: ["stale_version"],
    sent: version,
    read: () => readAdministeredShop(container, sellerId),
  });
