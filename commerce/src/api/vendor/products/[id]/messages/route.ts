import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readOwnMessages } from "../../../../../workflows/product-check/answer-hidden-product.ts";
import { getMember } from "../../../resolve-member.ts";

/** What administrators did to a product, and what the shop answered: `{messages, answerWaits}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { sellerId } = getMember(req);
  res.json(await readOwnMessages(req.scope, { id: req.params.id ?? "", sellerId }));
}
