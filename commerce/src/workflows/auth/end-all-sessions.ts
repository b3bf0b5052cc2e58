import type { MedusaContainer } from "@medusajs/framework/types";
import { findUser } from "../users/read-users.ts";
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
  const sql = readSql(container);
  // an administrator who was a buyer is found by that id too
  const person = await findUser(sql, id);
  if (person.role === "admin" && person.id !== adminId) await requireRankFor("administrators", sql, adminId);
  return getSessions(container).endAll(person.id);
}
