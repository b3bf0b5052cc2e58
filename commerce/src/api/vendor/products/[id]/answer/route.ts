import type { HiddenProductAnswer } from "@bezak/contract/product-messages.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerHiddenProduct } from "../../../../../workflows/product-check/answer-hidden-product.ts";
import { getMember } from "../../../resolve-member.ts";

/** Answers why a product is hidden: `{messages, answerWaits}`. */
export async function POST(req: MedusaRequest<HiddenProductAnswer>, res: MedusaResponse): Promise<void> {
  const { sellerId, customerId } = getMember(req);
  const { text } = req.validatedBody;
  const answer = { id: req.params.id ?? "", sellerId, customerId, text };
  res.status(201).json(await answerHiddenProduct(req.scope, answer));
}
