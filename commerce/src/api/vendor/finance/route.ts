import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readFinance } from "../../../workflows/finance/read-finance.ts";
import { getMember } from "../resolve-member.ts";

/** Returns the balance of the caller's shop: `{finance}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ finance: await readFinance(req.scope, getMember(req).sellerId) });
}
