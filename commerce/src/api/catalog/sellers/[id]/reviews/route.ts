import { reviewsRoutes } from "@bezak/contract/reviews.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseQuery } from "../../../../parse-query.ts";
import { readSellerReviews } from "../../../../../workflows/review/read-reviews.ts";

/** Published reviews of what a seller sells. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { page, ...choice } = parseQuery(reviewsRoutes.sellerReviews.query, req.query);
  res.json(
    await readSellerReviews(req.scope, req.params.id ?? "", { ...choice, offset: (page - 1) * choice.limit }),
  );
}
