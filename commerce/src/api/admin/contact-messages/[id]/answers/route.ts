import type { contactsRoutes } from "@bezak/contract/contacts.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerMessage } from "../../../../../workflows/contact-message/answer-message.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";
import { getIdempotencyKey } from "../../../../idempotency-key.ts";

/** Mails an answer to the sender of a message: 201 `{message}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof contactsRoutes.answerContactMessage>>,
  res: MedusaResponse,
): Promise<void> {
  const message = await answerMessage(req.scope, req.params.id ?? "", {
    adminId: req.auth_context.actor_id,
    body: req.validatedBody,
    key: getIdempotencyKey(req),
  });
  res.status(201).json({ message });
}
