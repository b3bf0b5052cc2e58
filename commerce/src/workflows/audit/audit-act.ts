import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ADMIN_AUDIT_MODULE } from "../../modules/admin-audit/index.ts";
import type { AdminAct, AdminAuditModuleService, AuditedRows } from "../../modules/admin-audit/service.ts";
import { readRows } from "../../read-rows.ts";
import { findChanges, toStoredRows } from "./audited-changes.ts";
import { describeAct, findAnswered, type AuditedRequest } from "./describe-act.ts";
import { readAuditedRows } from "./read-audited-rows.ts";

type ActCaller = Pick<AdminAct, "actorId" | "address" | "requestId">;

/** Stores the outcome of an act. Never throws: the answer does not depend on it. */
export type EndAct = (outcome: { status: number; answer: unknown }) => Promise<void>;

const getAudit = (container: MedusaContainer) =>
  container.resolve<AdminAuditModuleService>(ADMIN_AUDIT_MODULE);

/** Calls name a parcel by its number too. The log has its id, so that the parcel's history is whole. */
async function nameById(container: MedusaContainer, request: AuditedRequest): Promise<AuditedRequest> {
  const [, number] = /^\/admin\/orders\/(\d[\d-]*)(?=\/|$)/i.exec(request.path) ?? [];
  if (number === undefined) return request;
  const [parcel] = await readRows<{ id: string }>(container, "select id from seller_order where number = ?", [
    number,
  ]);
  return parcel ? { ...request, path: request.path.replace(number, parcel.id) } : request;
}

/** A decision about an approval belongs to the history of its object too: the id of that, with the one of the approval. */
async function findSubject(
  container: MedusaContainer,
  path: string,
  subject: string | null,
): Promise<string | null> {
  const [, id] = /^\/admin\/approvals\/(appr_\w+)\//.exec(path) ?? [];
  if (id === undefined) return subject;
  const [row] = await readRows<{ object: string }>(
    container,
    "select object_id as object from approval where id = ?",
    [id],
  );
  return row && subject ? `${subject} ${row.object}` : subject;
}

/**
 * Stores an act before it is carried out, with the rows of its objects; returns what stores its outcome. Rows that cannot
 * be read do not stop the act, an entry that cannot be stored does.
 */
export async function beginAct(
  container: MedusaContainer,
  request: AuditedRequest,
  caller: ActCaller,
): Promise<EndAct> {
  const act = describeAct(await nameById(container, request), caller.actorId);
  const described = { ...act, subject: await findSubject(container, request.path, act.subject) };
  const ids = described.subject?.split(" ") ?? [];
  const before = await readOrLog(container, ids);
  const stored = before && Object.keys(before).length > 0 ? toStoredRows(before) : null;
  const id = await getAudit(container).begin({ ...described, ...caller, before: stored });
  return async ({ status, answer }) => {
    const made = status < 400 ? findAnswered(answer).filter((one) => !ids.includes(one)) : [];
    try {
      const after = before && status < 400 ? await readOrLog(container, [...ids, ...made]) : null;
      await getAudit(container).end(id, {
        status,
        result: made.length > 0 ? made.join(" ") : null,
        after: before && after && findChanges(before, after),
      });
    } catch (error) {
      logFailure(container, `The outcome ${status} of audit entry ${id} was not stored`, error);
    }
  };
}

async function readOrLog(container: MedusaContainer, ids: readonly string[]): Promise<AuditedRows | null> {
  try {
    return await readAuditedRows(container, ids);
  } catch (error) {
    logFailure(container, `Rows for the audit of ${ids.join(" ")} were not read`, error);
    return null;
  }
}

function logFailure(container: MedusaContainer, what: string, error: unknown): void {
  container.resolve(ContainerRegistrationKeys.LOGGER).error(`${what}: ${String(error)}`);
}
