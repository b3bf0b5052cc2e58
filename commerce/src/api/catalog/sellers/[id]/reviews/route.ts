import { reviewsRoutes } from "@bezak/contract/reviews.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parsePage } from "../../../../parse-query.ts";
import { readSellerReviews } from "../../../../../workflows/review/read-reviews.ts";

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const choice = parsePage(reviewsRoutes.sellerReviews.query, req.query);
  res.json(await readSellerReviews(req.scope, req.params.id ?? "", choice));
}
