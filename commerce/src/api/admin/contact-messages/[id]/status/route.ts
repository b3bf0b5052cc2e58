import type { contactsRoutes } from "@bezak/contract/contacts.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { setContactMessageStatus } from "../../../../../workflows/contact-message/administered-messages.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";

/** Sets the status of a message: `{message}`. */
export async function POST(
  req: MedusaRequest<RequestBody<typeof contactsRoutes.setContactMessageStatus>>,
  res: MedusaResponse,
): Promise<void> {
  res.json({ message: await setContactMessageStatus(req.scope, req.params.id ?? "", req.validatedBody) });
}
