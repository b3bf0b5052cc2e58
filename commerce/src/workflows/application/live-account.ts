import { ShopError } from "../../shop-error.ts";
import type { Sql } from "../users/sql.ts";

/**
 * Locks a buyer's account until the transaction ends, so that sending an application, deciding it and closing the account
 * are serialised. Must be the first lock of the transaction.
 * @throws ShopError 404 application_not_found when the account has been closed
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

/** A person can be a member of one shop only. */
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
