import type { orderAdminRoutes } from "@bezak/contract/order-admin.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { cancelAnyLine } from "../../../../../workflows/parcel/administered-parcels.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";

/** Cancels one line of a parcel: `{parcel}`. A repeat changes nothing. */
export async function PATCH(
  req: MedusaRequest<RequestBody<typeof orderAdminRoutes.cancelParcelLine>>,
  res: MedusaResponse,
): Promise<void> {
  res.json({ parcel: await cancelAnyLine(req.scope, req.params.id ?? "", req.validatedBody) });
}
