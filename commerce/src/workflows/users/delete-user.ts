import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { holdAdministrators, refuseFormerAdministrator } from "./administrators.ts";
import { eraseAccount } from "./erase-account.ts";
import { makeCustomer } from "./make-customer.ts";
import { findUser, refuseStaleUser } from "./read-users.ts";
import { inTransaction, type Sql } from "./sql.ts";

/**
 * Closes somebody's account as its owner could: see `eraseAccount`. An administrator becomes a buyer first, in the same
 * transaction, so that nothing of the person remains. A stale version is refused before orders are cancelled.
 * @throws ShopError 401 unauthorized, 404 account_not_found, 403 rank_required, 409 stale_version | last_owner | own_account | account_has_shop |
 * orders_under_way | money_owed | payment_in_progress
 */
export async function deleteUser(
  container: MedusaContainer,
  id: string,
  { adminId, version }: { adminId: string; version: string | undefined },
): Promise<void> {
  const check = async (sql: Sql) => {
    const { id: known, role } = await findUser(sql, id);
    if (role === "admin") await holdAdministrators(sql, { id: known, adminId });
    else await refuseFormerAdministrator(sql, adminId);
    await sql(`select 1 from ${role === "admin" ? '"user"' : "customer"} where id = ? for update`, [known]);
    const row = await findUser(sql, id);
    refuseStaleUser(row, version);
    return row;
  };
  const known = await inTransaction(container, check);
  await eraseAccount(container, {
    customerId: known.customer_id,
    identityId: known.identity_id,
    actor: "admin",
    async prepare(sql) {
      const row = await check(sql);
      return row.role === "admin" ? makeCustomer(sql, row.id, () => undefined) : row.id;
    },
  });
  container.resolve(ContainerRegistrationKeys.LOGGER).info(`account ${known.id} was closed by ${adminId}`);
}
