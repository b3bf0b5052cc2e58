import type { contentAdminRoutes } from "@bezak/contract/content-admin.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { orderContent } from "../../../workflows/content/order-content.ts";
import type { RequestBody } from "../../body-middlewares.ts";

/** Puts all sections in another order: `{}`. */
export async function POST(
  req: MedusaRequest<RequestBody<typeof contentAdminRoutes.orderSections>>,
  res: MedusaResponse,
): Promise<void> {
  await orderContent(req.scope, "section", req.validatedBody);
  res.json({});
}
