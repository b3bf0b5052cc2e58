import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseQuery } from "../../../../parse-query.ts";
import { readProductReviews } from "../../../../../workflows/review/read-reviews.ts";
import { ReviewQuery, toChoice } from "../../../../customer/reviews/validators.ts";

/** Published reviews of a product with their summary. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const choice = toChoice(parseQuery(ReviewQuery, req.query));
  res.json(await readProductReviews(req.scope, req.params.idOrSlug ?? "", choice));
}
