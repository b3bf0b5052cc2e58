import type { orderAdminRoutes } from "@bezak/contract/order-admin.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeAnyDelivery } from "../../../../../workflows/parcel/administered-parcels.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";

/** Changes the address of the order of a parcel: `{parcel}`. A repeat changes nothing. */
export async function PATCH(
  req: AuthenticatedMedusaRequest<RequestBody<typeof orderAdminRoutes.changeDelivery>>,
  res: MedusaResponse,
): Promise<void> {
  const { actor_id: adminId } = req.auth_context;
  res.json({ parcel: await changeAnyDelivery(req.scope, req.params.id ?? "", req.validatedBody, adminId) });
}
