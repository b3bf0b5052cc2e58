import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readStatements } from "../../../../workflows/finance/read-finance.ts";
import { getMember } from "../../resolve-member.ts";

/** Lists the months of the shop's account: `{statements}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ statements: await readStatements(req.scope, getMember(req).sellerId) });
}
