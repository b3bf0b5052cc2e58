import { financeRoutes } from "@bezak/contract/finance.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readEntries } from "../../../../workflows/finance/read-finance.ts";
import { parsePage } from "../../../parse-query.ts";
import { getMember } from "../../resolve-member.ts";

/** A page of what made the balance: `{entries, count}`. Another shop's payout has none here. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { limit, offset, type, month, payout } = parsePage(financeRoutes.financeEntries.query, req.query);
  const { sellerId } = getMember(req);
  res.json(await readEntries(req.scope, { sellerId, type, month, payoutId: payout, limit, offset }));
}
