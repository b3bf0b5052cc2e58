import { dashboardRoutes } from "@bezak/contract/dashboard.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readShopReviews } from "../../../workflows/review/read-shop-reviews.ts";
import { parsePage } from "../../parse-query.ts";
import { getMember } from "../resolve-member.ts";

/** Lists published reviews of the shop's products: `{reviews, count, counts}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { limit, offset, answered } = parsePage(dashboardRoutes.shopReviews.query, req.query);
  const isAnswered = answered === undefined ? undefined : answered === "true";
  const choice = { answered: isAnswered, limit, offset };
  res.json(await readShopReviews(req.scope, getMember(req).sellerId, choice));
}
