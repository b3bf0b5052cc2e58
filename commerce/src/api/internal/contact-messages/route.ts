import { randomUUID } from "node:crypto";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { receiveMessage } from "../../../workflows/contact-message/receive-message.ts";
import { getIdempotencyKey } from "../../idempotency-key.ts";
import type { ContactMessageBody } from "./validators.ts";

/**
 * Stores a message to the marketplace: 201 `{number, receivedAt, replyHours}`. Without a key every request is a new
 * one.
 */
export async function POST(
  req: AuthenticatedMedusaRequest<ContactMessageBody>,
  res: MedusaResponse,
): Promise<void> {
  const idempotencyKey = getIdempotencyKey(req) ?? randomUUID();
  const customerId = req.auth_context?.actor_id || null;
  res.status(201).json(await receiveMessage(req.scope, { ...req.validatedBody, customerId, idempotencyKey }));
}
