import type { AdminRank } from "@bezak/contract/admin-ranks.ts";
import type { AdministeredUser } from "@bezak/contract/user-admin.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ShopError } from "../../shop-error.ts";
import { holdRanks, passwordFirst, storeRank } from "./administrators.ts";
import type { Administrator } from "./change-user.ts";
import type { PersonRow } from "./people.ts";
import { findUser, refuseStaleUser, viewUser } from "./read-users.ts";
import { inTransaction } from "./sql.ts";

export const rankOfBuyer = () =>
  new ShopError(400, "invalid_input", "Only administrators have a rank", {
    fields: { adminRank: "invalid" },
  });

/**
 * Gives an administrator another rank. It is read with every call, so it applies from the next one on; the sessions stay.
 * @throws ShopError 400 invalid_input, 403 confirmation_required | rank_required, 409 last_owner | stale_version | conflict
 */
export async function changeRank(
  container: MedusaContainer,
  { id, role }: PersonRow,
  { rank, version, adminId, confirmed }: Administrator & { rank: AdminRank; version: string | undefined },
): Promise<AdministeredUser> {
  if (role !== "admin") throw rankOfBuyer();
  if (!confirmed) throw passwordFirst();
  const changed = await inTransaction(container, async (sql) => {
    await holdRanks(sql, { id, adminId, rank });
    await sql('select 1 from "user" where id = ? for update', [id]);
    const row = await findUser(sql, id);
    refuseStaleUser(row, version);
    // removed from the team in the meantime
    if (row.id !== id) throw new ShopError(409, "conflict", "The role has just been changed");
    await storeRank(sql, id, rank);
    return findUser(sql, id);
  });
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .info(`administrator ${id} became ${rank} by ${adminId}`);
  return viewUser(changed);
}
