import { applicationsRoutes } from "@bezak/contract/applications.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { searchApplications } from "../../../workflows/application/read-applications.ts";
import { parseQuery } from "../../parse-query.ts";

/** Lists applications: `{applications, count, counts}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(
    await searchApplications(req.scope, parseQuery(applicationsRoutes.reviewApplications.query, req.query)),
  );
}
