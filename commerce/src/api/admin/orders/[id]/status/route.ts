import type { orderAdminRoutes } from "@bezak/contract/order-admin.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { stepAnyParcel } from "../../../../../workflows/parcel/administered-parcels.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";
import { isConfirmed } from "../../../../require-confirmation.ts";

/** Sets a parcel's next status: `{parcel}`. A repeat changes nothing. */
export async function POST(
  req: MedusaRequest<RequestBody<typeof orderAdminRoutes.setParcelStatus>>,
  res: MedusaResponse,
): Promise<void> {
  const administrator = { confirmed: isConfirmed(req) };
  const parcel = await stepAnyParcel(req.scope, req.params.id ?? "", req.validatedBody, administrator);
  res.json({ parcel });
}
