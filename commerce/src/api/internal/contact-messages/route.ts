import { randomUUID } from "node:crypto";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { receiveMessage } from "../../../workflows/contact-message/receive-message.ts";
import type { ContactMessageBody } from "./validators.ts";

/**
 * Stores a message to the marketplace: 201 `{number, receivedAt, replyHours}`. Without a key every request is a new
 * one.
 */
export async function POST(
  req: AuthenticatedMedusaRequest<ContactMessageBody>,
  res: MedusaResponse,
): Promise<void> {
  const idempotencyKey = req.get("idempotency-key")?.slice(0, 255) || randomUUID();
  const customerId = req.auth_context?.actor_id || null;
  res.status(201).json(await receiveMessage(req.scope, { ...req.validatedBody, customerId, idempotencyKey }));
}
