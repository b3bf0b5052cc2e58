import type { NewNotificationPreferences } from "@bezak/contract/notifications.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readOwnChoices, storeChoices } from "../../../../workflows/inbox/choices.ts";

/** Returns the channels of each kind of notification. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await readOwnChoices(req.scope, req.auth_context.actor_id));
}

/** Accepts a part of the preferences; responds with all of them. */
export async function POST(
  req: AuthenticatedMedusaRequest<NewNotificationPreferences>,
  res: MedusaResponse,
): Promise<void> {
  res.json(await storeChoices(req.scope, req.auth_context.actor_id, req.validatedBody));
}
