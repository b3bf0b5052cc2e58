import type { NewNotificationPreferences } from "@bezak/contract/notifications.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readOwnChoices, storeChoices } from "../../../../workflows/inbox/choices.ts";

/** By which ways the buyer is told of what. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await readOwnChoices(req.scope, req.auth_context.actor_id));
}

/** Takes any part; answers with all that holds then. */
export async function POST(
  req: AuthenticatedMedusaRequest<NewNotificationPreferences>,
  res: MedusaResponse,
): Promise<void> {
  res.json(await storeChoices(req.scope, req.auth_context.actor_id, req.validatedBody));
}
