import type { MedusaContainer } from "@medusajs/framework/types";
import { emitChangeEvent } from "../../emit-change-event.ts";
import { renewVersion } from "../../shared/row-version.ts";
import { ShopError } from "../../shop-error.ts";
import { applicationWritten } from "../application/application-events.ts";
import { holdApplication } from "../application/hold-application.ts";
import { refuseSellers } from "../application/live-account.ts";
import { inTransaction, type Sql } from "../users/sql.ts";
import { endDecision, undoRefused } from "./decisions.ts";

/** The application, or its account, may have gone since the decision. */
async function holdOrRefuse<T>(hold: () => Promise<T>): Promise<T> {
  try {
    return await hold();
  } catch (error) {
    throw error instanceof ShopError && error.code === "application_not_found" ? undoRefused() : error;
  }
}

/** @throws ShopError 409 undo_refused if it has another version or its applicant has applied again, already_seller */
export async function restoreApplication(
  sql: Sql,
  { itemId, afterVersion }: { itemId: string; afterVersion: string },
): Promise<void> {
  const { application } = await holdOrRefuse(() => holdApplication(sql, itemId));
  if (application.version !== afterVersion) throw undoRefused();
  const later = await sql(
    `select 1 from seller_application later join seller_application own on own.customer_id = later.customer_id
     where own.id = ? and (later.created_at, later.id) > (own.created_at, own.id) and later.deleted_at is null`,
    [itemId],
  );
  // the person has seen the decision and applied again
  if (later.length > 0) throw undoRefused();
  await refuseSellers(sql, application.customer_id);
  await sql(
    `update seller_application set status = 'pending', reason = null, decided_by = null, decided_at = null,
       ${renewVersion} where id = ?`,
    [itemId],
  );
}

/**
 * Makes a rejected application wait again, also after its applicant was told.
 * @throws ShopError 409 undo_refused if the decision was undone, the application has another version than this one or its
 * applicant has applied again; already_seller
 */
export async function returnApplication(
  container: MedusaContainer,
  itemId: string,
  { decisionId, version }: { decisionId: string; version: string },
): Promise<void> {
  await inTransaction(container, async (sql) => {
    const decisions = await sql(
      `select 1 from moderation_decision where id = ? and item_id = ? and outcome = 'rejected' and undone_at is null
       for update`,
      [decisionId, itemId],
    );
    if (decisions.length === 0) throw undoRefused();
    await restoreApplication(sql, { itemId, afterVersion: version });
    await endDecision(sql, decisionId);
  });
  await emitChangeEvent(container, applicationWritten, itemId);
}
