import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readTerms } from "../../../../workflows/product/read-terms.ts";
import { memberOf } from "../../resolve-member.ts";

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { sellerId } = memberOf(req);
  res.json({ terms: await readTerms(req.scope, sellerId, req.params.id ?? "") });
}
