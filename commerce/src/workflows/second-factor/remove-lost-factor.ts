import type { MedusaContainer } from "@medusajs/framework/types";
import { inTransaction } from "../users/sql.ts";
import { mailAboutFactor } from "./mail-about-factor.ts";
import { deleteFactor } from "./stored-factor.ts";

/**
 * For the operator: removes a factor whose owner cannot show it any more, and ends the account's sessions, since one of them
 * may be the reason. Returns whether there was a factor.
 */
export async function removeLostFactor(container: MedusaContainer, identityId: string): Promise<boolean> {
  return inTransaction(container, async (sql) => {
    const removed = await deleteFactor(sql, identityId);
    await sql(
      `update shop_session set revoked_at = now(), updated_at = now()
       where auth_identity_id = ? and revoked_at is null`,
      [identityId],
    );
    if (removed) await mailAboutFactor(sql, { identityId, template: "second-factor-off" });
    return removed;
  });
}
