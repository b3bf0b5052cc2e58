import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http";
import { ShopError } from "../shop-error.ts";
import type { ActorMetadata } from "../workflows/auth/actor-token.ts";

/** Whether the caller's session was confirmed with the password in the last minutes. */
export function isConfirmed(req: MedusaRequest): boolean {
  const { auth_context: caller } = req as AuthenticatedMedusaRequest;
  const { confirmed_until: until } = (caller?.app_metadata ?? {}) as ActorMetadata;
  return until !== undefined && Date.parse(until) > Date.now();
}

/** Rejects a call without a confirmed session: a stolen token alone must not move money. */
export function requireConfirmation(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (!isConfirmed(req)) {
    throw new ShopError(403, "confirmation_required", "The password has to be given first");
  }
  next();
}
