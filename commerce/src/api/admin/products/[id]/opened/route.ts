import type { openedItemRoutes } from "@bezak/contract/opened-items.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { openProductPage } from "../../../../../workflows/opened-item/open-page.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";

/** Who else has the product open, and opens it for the caller: `{opened}`. Leaves no entry in the log (`unrecorded`). */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof openedItemRoutes.openProductPage>>,
  res: MedusaResponse,
): Promise<void> {
  const { active } = req.validatedBody;
  const page = { adminId: req.auth_context.actor_id, id: req.params.id ?? "", active };
  res.json({ opened: await openProductPage(req.scope, page) });
}
