import { auditRoutes } from "@bezak/contract/audit.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ADMIN_AUDIT_MODULE } from "../../../modules/admin-audit/index.ts";
import type { AdminAuditModuleService } from "../../../modules/admin-audit/service.ts";
import { toFilter } from "../../../workflows/audit/to-filter.ts";
import { viewEntry } from "../../../workflows/audit/view-entry.ts";
import { parsePage } from "../../parse-query.ts";

/** Lists actions of administrators, newest first: `{entries, count}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { limit, offset, before, after, ...query } = parsePage(auditRoutes.auditEntries.query, req.query);
  const audit = req.scope.resolve<AdminAuditModuleService>(ADMIN_AUDIT_MODULE);
  const { entries, count } = await audit.read(toFilter(query), { limit, offset, before, after });
  res.json({ entries: entries.map(viewEntry), count });
}
