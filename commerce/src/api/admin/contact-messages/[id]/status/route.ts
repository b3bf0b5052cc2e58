import type { contactsRoutes } from "@bezak/contract/contacts.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { setContactMessageStatus } from "../../../../../workflows/contact-message/administered-messages.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";

/** Sets the status of a message: `{message}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof contactsRoutes.setContactMessageStatus>>,
  res: MedusaResponse,
): Promise<void> {
  const by = { adminId: req.auth_context.actor_id };
  const message = await setContactMessageStatus(req.scope, req.params.id ?? "", req.validatedBody, by);
  res.json({ message });
}
