import { listExportRoutes } from "@bezak/contract/list-exports.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readAdminTeam } from "../../../../workflows/admin-team/read-team.ts";
import { teamExport } from "../../../../workflows/list-export/team-list.ts";
import { exportRoute } from "../../../export-route.ts";

/** Sends the team of administrators as a file. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const team = await readAdminTeam(req.scope, req.auth_context.actor_id);
  await exportRoute(listExportRoutes.exportTeam, teamExport(team))(req, res);
}
