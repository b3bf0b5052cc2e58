import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readAdministeredShop } from "../../../../../workflows/shop/read-shops.ts";
import { resumeShop } from "../../../../../workflows/shop/suspend-shop.ts";

/** Ends a suspension: `{shop}`. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const sellerId = req.params.id ?? "";
  await resumeShop(req.scope, { sellerId, adminId: req.auth_context.actor_id });
  res.json({ shop: await readAdministeredShop(req.scope, sellerId) });
}
