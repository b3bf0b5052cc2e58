import { ShopError } from "../../shop-error.ts";
import { UNCONFIRMED } from "../../unconfirmed-email.ts";
import type { Sql } from "../users/sql.ts";

/**
 * Only people with a confirmed e-mail may sell.
 * @throws ShopError 409 `email_unconfirmed`
 */
export async function refuseUnconfirmed(sql: Sql, customerId: string): Promise<void> {
  const unconfirmed = await sql(
    `select 1 from customer where id = ? and metadata->>'${UNCONFIRMED}' is not null`,
    [customerId],
  );
  if (unconfirmed.length > 0)
    throw new ShopError(409, "email_unconfirmed", "The account's e-mail has to be confirmed first");
}
