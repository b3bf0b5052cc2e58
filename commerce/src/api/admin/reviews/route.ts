import { reviewAdminRoutes } from "@bezak/contract/review-admin.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listAdministeredReviews } from "../../../workflows/review/administered-reviews.ts";
import { parseQuery } from "../../parse-query.ts";
import { mayUsePart } from "../../require-rank.ts";

/** Lists reviews of all shops, with what the rank of the caller may see of their authors: `{reviews, count}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const query = parseQuery(reviewAdminRoutes.administeredReviews.query, req.query);
  res.json(
    await listAdministeredReviews(req.scope, { ...query, hidesAuthors: !mayUsePart(req, "reviewAuthors") }),
  );
}
