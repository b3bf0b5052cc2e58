import type { sellerAdminRoutes } from "@bezak/contract/seller-admin.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readAdministeredShop } from "../../../../../workflows/shop/read-shops.ts";
import { setCashCollector } from "../../../../../workflows/shop/set-cash-collector.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";

/** Sets who collects the cash of parcels ordered from now on: `{shop}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof sellerAdminRoutes.setCashCollector>>,
  res: MedusaResponse,
): Promise<void> {
  const sellerId = req.params.id ?? "";
  const { actor_id: adminId } = req.auth_context;
  await setCashCollector(req.scope, { ...req.validatedBody, sellerId, adminId });
  res.json({ shop: await readAdministeredShop(req.scope, sellerId) });
}
