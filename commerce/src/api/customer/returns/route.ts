import { returnsRoutes } from "@bezak/contract/returns.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parsePage } from "../../parse-query.ts";
import { readReturns } from "../../../workflows/return/read-returns.ts";

export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { limit, offset, status } = parsePage(returnsRoutes.returns.query, req.query);
  const customerId = req.auth_context.actor_id;
  res.json(await readReturns(req.scope, { customerId, status, limit, offset }));
}
