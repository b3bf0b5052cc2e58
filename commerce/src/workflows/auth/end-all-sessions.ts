import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { ShopError } from "../../shop-error.ts";
import { readSql } from "../users/sql.ts";
import { requireRankFor } from "./administrator-rank.ts";
import { getSessions } from "./caller.ts";

/**
 * Ends every session of a customer or an administrator and returns their number. The password stays valid.
 * @throws ShopError 403 `rank_required` for another administrator's, 404 `account_not_found`
 */
export async function endAllSessions(
  container: MedusaContainer,
  id: string,
  adminId: string,
): Promise<number> {
  const [[customer], [user]] = await Promise.all([
    container.resolve(Modules.CUSTOMER).listCustomers({ id: [id] }, { select: ["id"] }),
    container.resolve(Modules.USER).listUsers({ id: [id] }, { select: ["id"] }),
  ]);
  if (!customer && !user) throw new ShopError(404, "account_not_found", "No such account");
  if (user && user.id !== adminId) await requireRankFor("administrators", readSql(container), adminId);
  return getSessions(container).endAll(id);
}
