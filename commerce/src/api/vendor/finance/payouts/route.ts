import { financeRoutes } from "@bezak/contract/finance.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readOwnPayouts } from "../../../../workflows/finance/read-finance.ts";
import { parsePage } from "../../../parse-query.ts";
import { getMember } from "../../resolve-member.ts";

/** Lists the shop's payouts: `{payouts, count}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { limit, offset, status } = parsePage(financeRoutes.ownPayouts.query, req.query);
  const { sellerId } = getMember(req);
  res.json(await readOwnPayouts(req.scope, { sellerId, status, limit, offset }));
}
