import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readTerms } from "../../../../workflows/product/read-terms.ts";
import { getMember } from "../../resolve-member.ts";

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { sellerId } = getMember(req);
  res.json({ terms: await readTerms(req.scope, sellerId, req.params.id ?? "") });
}
