import type { sellerAdminRoutes } from "@bezak/contract/seller-admin.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readAdministeredShop } from "../../../../../workflows/shop/read-shops.ts";
import { suspendShop } from "../../../../../workflows/shop/suspend-shop.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";

/** Suspends a shop: `{shop}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof sellerAdminRoutes.suspendShop>>,
  res: MedusaResponse,
): Promise<void> {
  const sellerId = req.params.id ?? "";
  const { actor_id: adminId } = req.auth_context;
  await suspendShop(req.scope, { ...req.validatedBody, sellerId, adminId });
  res.json({ shop: await readAdministeredShop(req.scope, sellerId) });
}
