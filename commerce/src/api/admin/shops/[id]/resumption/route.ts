import type { sellerAdminRoutes } from "@bezak/contract/seller-admin.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readAdministeredShop } from "../../../../../workflows/shop/read-shops.ts";
import { resumeShop } from "../../../../../workflows/shop/suspend-shop.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";

/** Ends a suspension: `{shop}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof sellerAdminRoutes.resumeShop>>,
  res: MedusaResponse,
): Promise<void> {
  const sellerId = req.params.id ?? "";
  await resumeShop(req.scope, { ...req.validatedBody, sellerId, adminId: req.auth_context.actor_id });
  res.json({ shop: await readAdministeredShop(req.scope, sellerId) });
}
