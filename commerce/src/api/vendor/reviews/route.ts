import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readShopReviews } from "../../../workflows/review/read-shop-reviews.ts";
import { parseQuery } from "../../parse-query.ts";
import { memberOf } from "../resolve-member.ts";
import { ShopReviewQuery } from "./validators.ts";

/** Published reviews of the goods of the caller's shop: `{reviews, count, counts}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { page, ...choice } = parseQuery(ShopReviewQuery, req.query);
  const offset = (page - 1) * choice.limit;
  res.json(await readShopReviews(req.scope, memberOf(req).sellerId, { ...choice, offset }));
}
