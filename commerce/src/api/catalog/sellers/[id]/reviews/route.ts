import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseQuery } from "../../../../parse-query.ts";
import { readSellerReviews } from "../../../../../workflows/review/read-reviews.ts";
import { ReviewQuery, toChoice } from "../../../../customer/reviews/validators.ts";

/** Published reviews of what a seller sells. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const choice = toChoice(parseQuery(ReviewQuery, req.query));
  res.json(await readSellerReviews(req.scope, req.params.id ?? "", choice));
}
