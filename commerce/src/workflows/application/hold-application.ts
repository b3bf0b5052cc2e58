import { applicationMoves } from "@bezak/contract/application-status.ts";
import { applicationColumns, type ApplicationRow } from "./application-row.ts";
import type { Sql } from "../users/sql.ts";
import { refuseStale, versionOf } from "../../shared/row-version.ts";
import { alreadyDecided, holdAccount, noSuchApplication } from "./live-account.ts";

/** An application whose decision nobody else can make or undo until the transaction ends. */
export interface HeldApplication extends ApplicationRow {
  decided_by: string | null;
  version: string;
}

/** Who decides, from the version that the administrator saw if it is known. */
export interface Decider {
  adminId: string;
  version?: string | undefined;
  /** made by a call that offers to undo it */
  undoable?: boolean;
}

/** Of `a`: differs after every change. */
export const applicationVersion = `${versionOf("a")} as version`;

/**
 * Locks an application until the transaction ends, and its account before it.
 * @throws ShopError 404 application_not_found, also when the account has been closed
 */
export async function holdApplication(
  sql: Sql,
  id: string,
): Promise<{ application: HeldApplication; blocked: boolean }> {
  const own = `from seller_application a where a.id = ? and a.deleted_at is null`;
  const [found] = await sql<{ customer_id: string }>(`select a.customer_id ${own}`, [id]);
  if (!found) throw noSuchApplication();
  const { blocked } = await holdAccount(sql, found.customer_id);
  const [application] = await sql<HeldApplication>(
    `select ${applicationColumns}, a.decided_by, ${applicationVersion} ${own} for update`,
    [id],
  );
  if (!application) throw noSuchApplication();
  return { application, blocked };
}

/**
 * Whether this administrator has made this decision before, in whatever version; the same decision by another one is refused.
 * @throws ShopError 409 application_decided, stale_version
 */
export function isSameDecision(
  application: HeldApplication,
  { adminId, version }: Decider,
  to: "approved" | "rejected",
): boolean {
  if (application.status === to && application.decided_by === adminId) return true;
  if (!applicationMoves[application.status].includes(to)) throw alreadyDecided();
  refuseStale(version, application);
  return false;
}
