import type { ReviewedApplication } from "@bezak/contract/applications.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { emitChangeEvent } from "../../emit-change-event.ts";
import { renewVersion } from "../../shared/row-version.ts";
import { inTransaction } from "../users/sql.ts";
import { applicationWritten } from "./application-events.ts";
import { storeDecision } from "../moderation/decisions.ts";
import { applicationVersion, holdApplication, isSameDecision, type Decider } from "./hold-application.ts";
import { alreadyDecided } from "./live-account.ts";
import { readReviewed } from "./read-applications.ts";
import { withCurrentApplication } from "./with-current-application.ts";

type ApplicationRejection = { id: string; reason: string } & Decider;

/**
 * Rejects with a reason that the applicant reads; a new application is possible. Returns the id of the decision, or null for
 * a repeat with the same reason, which changes nothing.
 * @throws ShopError 404 application_not_found, 409 application_decided | stale_version
 */
export async function storeRejection(
  container: MedusaContainer,
  { id, reason, ...decider }: ApplicationRejection,
): Promise<string | null> {
  const { adminId } = decider;
  const decisionId = await inTransaction(container, async (sql) => {
    const { application } = await holdApplication(sql, id);
    if (application.status === "rejected" && application.reason !== reason) throw alreadyDecided();
    if (isSameDecision(application, decider, "rejected")) return null;
    const [{ version: afterVersion }] = (await sql<{ version: string }>(
      `update seller_application a set status = 'rejected', reason = ?, decided_by = ?, decided_at = now(),
         ${renewVersion} where id = ? returning ${applicationVersion}`,
      [reason, adminId, id],
    )) as [{ version: string }];
    const decision = { kind: "application", itemId: id, outcome: "rejected", reason, adminId } as const;
    return storeDecision(
      sql,
      { ...decision, fromVersion: decider.version, undoable: decider.undoable ?? false },
      { afterVersion, before: {} },
    );
  });
  if (decisionId !== null) {
    container.resolve(ContainerRegistrationKeys.LOGGER).info(`application ${id} was rejected by ${adminId}`);
    await emitChangeEvent(container, applicationWritten, id);
  }
  return decisionId;
}

/** Rejects an application as `storeRejection`, and answers it as it is then. @throws ShopError as `storeRejection` */
export async function rejectApplication(
  container: MedusaContainer,
  rejection: ApplicationRejection,
): Promise<ReviewedApplication> {
  await withCurrentApplication(container, rejection, () => storeRejection(container, rejection));
  return readReviewed(container, rejection.id);
}
