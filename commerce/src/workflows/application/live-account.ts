import { ShopError } from "../../shop-error.ts";
import type { Sql } from "../users/sql.ts";

/**
 * Holds a buyer's account until the transaction ends: sending an application, deciding about it and ending the account
 * come one after another. Comes before any other lock.
 * @throws ShopError 404 application_not_found when the account has ended
 */
export async function holdAccount(sql: Sql, customerId: string): Promise<{ blocked: boolean }> {
  const [account] = await sql<{ blocked: boolean }>(
    `select coalesce(metadata->>'blocked', '') = 'true' as blocked from customer
     where id = ? and deleted_at is null for no key update`,
    [customerId],
  );
  if (!account) throw noSuchApplication();
  return account;
}

/** Somebody acts for one shop at most. */
export async function refuseSellers(sql: Sql, customerId: string): Promise<void> {
  const shops = await sql("select 1 from seller_member where customer_id = ? and deleted_at is null", [
    customerId,
  ]);
  if (shops.length > 0) throw alreadySeller();
}

export const noSuchApplication = () =>
  new ShopError(404, "application_not_found", "There is no such application");
export const alreadyDecided = () => new ShopError(409, "application_decided", "It is decided");
export const alreadySeller = () => new ShopError(409, "already_seller", "This person has a shop");
