import { reviewsRoutes } from "@bezak/contract/reviews.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parsePage } from "../../../../parse-query.ts";
import { readProductReviews } from "../../../../../workflows/review/read-reviews.ts";

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const choice = parsePage(reviewsRoutes.productReviews.query, req.query);
  res.json(await readProductReviews(req.scope, req.params.idOrSlug ?? "", choice));
}
