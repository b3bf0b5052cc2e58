import { financeRoutes } from "@bezak/contract/finance.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readEntries } from "../../../../workflows/finance/read-finance.ts";
import { parsePage } from "../../../parse-query.ts";
import { getMember } from "../../resolve-member.ts";

/** Lists entries of the balance: `{entries, count}`. Empty for another shop's payout. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { limit, offset, type, month, payout } = parsePage(financeRoutes.financeEntries.query, req.query);
  const { sellerId } = getMember(req);
  const page = { sellerId, type, month, payoutId: payout, limit, offset };
  const { entries, count } = await readEntries(req.scope, page);
  res.json({ entries, count });
}
