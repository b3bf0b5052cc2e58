import type { MedusaContainer } from "@medusajs/framework/types";
import { endSessions } from "../auth/end-sessions.ts";
import { inTransaction, toSqlScope } from "../users/sql.ts";
import { mailAboutFactor } from "./mail-about-factor.ts";
import { deleteAllFactors, lockAccount } from "./stored-factor.ts";

/**
 * For the operator: removes a factor whose owner cannot show it any more, and ends the account's sessions, since one of them
 * may be the reason. Returns whether there was a factor.
 */
export async function removeLostFactor(container: MedusaContainer, identityId: string): Promise<boolean> {
  return inTransaction(container, async (sql) => {
    await lockAccount(sql, identityId);
    const removed = await deleteAllFactors(sql, identityId);
    await endSessions(toSqlScope(sql), identityId);
    if (removed) await mailAboutFactor(sql, { identityId, template: "second-factor-off" });
    return removed;
  });
}
