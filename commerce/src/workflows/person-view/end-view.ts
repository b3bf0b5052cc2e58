import type { MedusaContainer } from "@medusajs/framework/types";
import { hashSessionToken } from "../../modules/session/session-token.ts";
import { findUser } from "../users/read-users.ts";
import { readSql } from "../users/sql.ts";

export interface OpenView {
  id: string;
  adminId: string;
  customerId: string;
}

const IS_OPEN = "ended_at is null and expires_at > now() and deleted_at is null";

/** The view of a token, if it has not ended. */
export async function findOpenView(container: MedusaContainer, token: string): Promise<OpenView | undefined> {
  const [view] = await readSql(container)<OpenView>(
    `select id, admin_id as "adminId", customer_id as "customerId" from person_view
     where token_hash = ? and ${IS_OPEN}`,
    [hashSessionToken(token)],
  );
  return view;
}

/** Ends a view by its token, which is all that its page has; does nothing if it has ended. */
export async function endViewOfToken(container: MedusaContainer, token: string): Promise<void> {
  await readSql(container)(
    `update person_view set ended_at = now(), updated_at = now() where token_hash = ? and ${IS_OPEN}`,
    [hashSessionToken(token)],
  );
}

/**
 * Ends an administrator's view of a person, and returns its id; undefined if there is none.
 * @throws ShopError 404 account_not_found
 */
export async function endOwnView(
  container: MedusaContainer,
  { id, adminId }: { id: string; adminId: string },
): Promise<string | undefined> {
  const sql = readSql(container);
  const { customer_id: customerId } = await findUser(sql, id);
  const [ended] = await sql<{ id: string }>(
    `update person_view set ended_at = now(), updated_at = now()
     where customer_id = ? and admin_id = ? and ${IS_OPEN} returning id`,
    [customerId, adminId],
  );
  return ended?.id;
}
