import { auditRoutes } from "@bezak/contract/audit.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ADMIN_AUDIT_MODULE } from "../../../modules/admin-audit/index.ts";
import type { AdminAuditModuleService, AuditRow } from "../../../modules/admin-audit/service.ts";
import { parsePage } from "../../parse-query.ts";

/** Lists actions of administrators, newest first: `{entries, count}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { limit, offset, actor, subject } = parsePage(auditRoutes.auditEntries.query, req.query);
  const audit = req.scope.resolve<AdminAuditModuleService>(ADMIN_AUDIT_MODULE);
  const filter = { actorId: actor, subject, limit, offset };
  const { entries, count } = await audit.read(filter);
  res.json({ entries: entries.map(viewEntry), count });
}

function viewEntry({ id, at, actorId, actorEmail, action, subject, said, status, requestId }: AuditRow) {
  return {
    id,
    action,
    status,
    requestId,
    at: new Date(at).toISOString(),
    actor: { id: actorId, email: actorEmail },
    subjects: subject === null ? [] : subject.split(" "),
    said: JSON.stringify((said as { body?: unknown }).body ?? null),
  };
}
