import { generateEntityId } from "@medusajs/framework/utils";
import { ShopError } from "../../shop-error.ts";
import { endAccess } from "../auth/end-access.ts";
import { deleteViewsOf } from "../saved-view/delete-view.ts";
import { inboxData } from "./inbox-data.ts";
import type { PersonRow } from "./people.ts";
import { findUser } from "./read-users.ts";
import type { Sql } from "./sql.ts";

/** The account as a buyer: the former one with the present e-mail, else a new one. */
async function restoreCustomer(sql: Sql, row: PersonRow): Promise<string> {
  const id = row.customer_id ?? generateEntityId("", "cus");
  const { rank: _, ...others } = row.metadata ?? {};
  const metadata = JSON.stringify(others);
  await sql(
    `insert into customer (id, email, first_name, last_name, phone, has_account, metadata)
     values (?, ?, ?, ?, ?, true, ?::jsonb)
     on conflict (id) do update set email = excluded.email, updated_at = now(),
       metadata = coalesce(customer.metadata, '{}') || excluded.metadata`,
    [id, row.email, row.first_name, row.last_name, row.phone, metadata],
  );
  return id;
}

/**
 * Makes an administrator a buyer, in the caller's transaction; returns the id. The password stays, the sessions and mailed
 * links end, and saved views are deleted. The administrator's row remains, deleted, for the names in the audit log.
 * @throws ShopError 404 account_not_found, and what `check` throws
 */
export async function makeCustomer(sql: Sql, id: string, check: (row: PersonRow) => void): Promise<string> {
  await sql('select 1 from "user" where id = ? for update', [id]);
  const row = await findUser(sql, id);
  // somebody else has just done the same
  if (row.id !== id) return row.id;
  check(row);
  const { identity_id: identityId } = row;
  if (!identityId) throw new ShopError(404, "account_not_found", "Nobody signs in with this account");
  const customerId = await restoreCustomer(sql, row);
  await sql(
    `update auth_identity set updated_at = now(),
       app_metadata = app_metadata - 'user_id' || jsonb_build_object('customer_id', ?::text) where id = ?`,
    [customerId, identityId],
  );
  await sql(
    `update "user" set deleted_at = now(), updated_at = now(), metadata = jsonb_build_object('customerId', ?::text)
     where id = ?`,
    [customerId, id],
  );
  await endAccess(sql, identityId);
  await deleteViewsOf(sql, id);
  await inboxData.erase(sql, id);
  return customerId;
}
