import { auditRoutes } from "@bezak/contract/audit.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendFile } from "../../../../documents/send-file.ts";
import { auditFile } from "../../../../workflows/audit/audit-file.ts";
import { toFilter } from "../../../../workflows/audit/to-filter.ts";
import { parseQuery } from "../../../parse-query.ts";

/** Sends all matching actions of administrators as a file. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { format, ...query } = parseQuery(auditRoutes.auditFile.query, req.query);
  await sendFile(req, res, auditFile(req.scope, format, toFilter(query)));
}
