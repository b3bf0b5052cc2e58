import type { ReviewedApplication } from "@bezak/contract/applications.ts";
import { applicationMoves } from "@bezak/contract/application-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { emitChangeEvent } from "../../emit-change-event.ts";
import { inTransaction } from "../users/sql.ts";
import { applicationWritten } from "./application-events.ts";
import { holdApplication } from "./hold-application.ts";
import { alreadyDecided } from "./live-account.ts";
import { readReviewed } from "./read-applications.ts";

/**
 * Rejects with a reason that the applicant reads; a new application is possible. A repeat with the same reason changes nothing.
 * @throws ShopError 404 application_not_found, 409 application_decided
 */
export async function rejectApplication(
  container: MedusaContainer,
  { id, adminId, reason }: { id: string; adminId: string; reason: string },
): Promise<ReviewedApplication> {
  const decided = await inTransaction(container, async (sql) => {
    const { application } = await holdApplication(sql, id);
    if (application.status === "rejected" && application.reason === reason) return false;
    if (!applicationMoves[application.status].includes("rejected")) throw alreadyDecided();
    await sql(
      `update seller_application set status = 'rejected', reason = ?, decided_by = ?, decided_at = now(),
         updated_at = now() where id = ?`,
      [reason, adminId, id],
    );
    return true;
  });
  if (decided) {
    container.resolve(ContainerRegistrationKeys.LOGGER).info(`application ${id} was rejected by ${adminId}`);
    await emitChangeEvent(container, applicationWritten, id);
  }
  return readReviewed(container, id);
}
