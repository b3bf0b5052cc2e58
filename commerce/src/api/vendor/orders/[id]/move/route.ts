import type { sellerOrdersRoutes } from "@bezak/contract/seller-orders.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findParcelRow } from "../../../../../workflows/seller-order/read-parcels.ts";
import { stepParcel } from "../../../../../workflows/seller-order/step-parcel.ts";
import { viewShopParcel } from "../../../../../workflows/seller-order/view-parcel.ts";
import { memberOf } from "../../../resolve-member.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";

/** A repeat answers the same and changes nothing. */
export async function POST(
  req: MedusaRequest<RequestBody<typeof sellerOrdersRoutes.moveSellerOrder>>,
  res: MedusaResponse,
): Promise<void> {
  const { sellerId } = memberOf(req);
  const id = await stepParcel(req.scope, sellerId, req.params.id ?? "", req.validatedBody);
  res.json({ parcel: viewShopParcel(await findParcelRow(req.scope, sellerId, id)) });
}
