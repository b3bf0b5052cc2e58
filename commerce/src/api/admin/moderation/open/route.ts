import type { moderationRoutes } from "@bezak/contract/moderation.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { openItem, readOpened } from "../../../../workflows/opened-item/opened-items.ts";
import type { RequestBody } from "../../../body-middlewares.ts";

/** Renews what the caller has open, and answers what others have: `{opened}`. Leaves no entry in the log (`unrecorded`). */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof moderationRoutes.openModeration>>,
  res: MedusaResponse,
): Promise<void> {
  const { id } = req.validatedBody;
  const { actor_id: adminId } = req.auth_context;
  await openItem(req.scope, adminId, id);
  res.json({ opened: await readOpened(req.scope, adminId) });
}
