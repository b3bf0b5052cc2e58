import type { orderAdminRoutes } from "@bezak/contract/order-admin.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeAnyDelivery } from "../../../../../workflows/parcel/administered-parcels.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";

/** Changes the address of the order of a parcel: `{parcel}`. A repeat changes nothing. */
export async function PATCH(
  req: MedusaRequest<RequestBody<typeof orderAdminRoutes.changeDelivery>>,
  res: MedusaResponse,
): Promise<void> {
  res.json({ parcel: await changeAnyDelivery(req.scope, req.params.id ?? "", req.validatedBody) });
}
