import type { orderAdminRoutes } from "@bezak/contract/order-admin.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { moveAnyReturn } from "../../../../../workflows/return/administered-returns.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";
import { isConfirmed } from "../../../../require-confirmation.ts";

/** Sets the next status of a return of any shop: `{return}`. A repeat changes nothing. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof orderAdminRoutes.setReturnStatus>>,
  res: MedusaResponse,
): Promise<void> {
  const administrator = { adminId: req.auth_context.actor_id, confirmed: isConfirmed(req) };
  res.json({
    return: await moveAnyReturn(req.scope, req.params.id ?? "", req.validatedBody, administrator),
  });
}
