import { applicationColumns, type ApplicationRow } from "./application-row.ts";
import type { Sql } from "../users/sql.ts";
import { holdAccount, noSuchApplication } from "./live-account.ts";

/**
 * Locks an application until the transaction ends, and its account before it.
 * @throws ShopError 404 application_not_found, also when the account has been closed
 */
export async function holdApplication(
  sql: Sql,
  id: string,
): Promise<{ application: ApplicationRow; blocked: boolean }> {
  const own = `from seller_application a where a.id = ? and a.deleted_at is null`;
  const [found] = await sql<{ customer_id: string }>(`select a.customer_id ${own}`, [id]);
  if (!found) throw noSuchApplication();
  const { blocked } = await holdAccount(sql, found.customer_id);
  const [application] = await sql<ApplicationRow>(`select ${applicationColumns} ${own} for update`, [id]);
  if (!application) throw noSuchApplication();
  return { application, blocked };
}
