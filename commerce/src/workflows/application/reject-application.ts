import type { ReviewedApplication } from "@bezak/contract/applications.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { emitChangeEvent } from "../../emit-change-event.ts";
import { inTransaction } from "../users/sql.ts";
import { applicationWritten } from "./application-events.ts";
import { storeDecision } from "../moderation/decisions.ts";
import { applicationVersion, holdApplication, isSameDecision, type Decider } from "./hold-application.ts";
import { alreadyDecided } from "./live-account.ts";
import { readReviewed } from "./read-applications.ts";

/**
 * Rejects with a reason that the applicant reads; a new application is possible. A repeat with the same reason changes nothing.
 * @throws ShopError 404 application_not_found, 409 application_decided | stale_version
 */
export async function rejectApplication(
  container: MedusaContainer,
  { id, reason, ...decider }: { id: string; reason: string } & Decider,
): Promise<ReviewedApplication> {
  const { adminId } = decider;
  const decided = await inTransaction(container, async (sql) => {
    const { application } = await holdApplication(sql, id);
    if (application.status === "rejected" && application.reason !== reason) throw alreadyDecided();
    if (isSameDecision(application, decider, "rejected")) return false;
    const [{ version: afterVersion }] = (await sql<{ version: string }>(
      `update seller_application a set status = 'rejected', reason = ?, decided_by = ?, decided_at = now(),
         updated_at = clock_timestamp() where id = ? returning ${applicationVersion}`,
      [reason, adminId, id],
    )) as [{ version: string }];
    const decision = { kind: "application", itemId: id, outcome: "rejected", reason, adminId } as const;
    await storeDecision(
      sql,
      { ...decision, fromVersion: decider.version, undoable: decider.undoable ?? false },
      { afterVersion, before: {} },
    );
    return true;
  });
  if (decided) {
    container.resolve(ContainerRegistrationKeys.LOGGER).info(`application ${id} was rejected by ${adminId}`);
    await emitChangeEvent(container, applicationWritten, id);
  }
  return readReviewed(container, id);
}
