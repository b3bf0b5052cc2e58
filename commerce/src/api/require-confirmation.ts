import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http";
import { ShopError } from "../shop-error.ts";
import { isRecent } from "../workflows/auth/confirmation.ts";
import type { ActorMetadata } from "../workflows/auth/actor-token.ts";

/**
 * Whether the caller's session was confirmed in the last minutes: fifteen for the work of administrators, below /admin, five
 * for everything else.
 */
export function isConfirmed(req: MedusaRequest): boolean {
  const { auth_context: caller } = req as AuthenticatedMedusaRequest;
  const { confirmed_at: at } = (caller?.app_metadata ?? {}) as ActorMetadata;
  const purpose = /^\/admin\//i.test(req.originalUrl) ? "administration" : "ownAccount";
  return at !== undefined && isRecent(Date.parse(at), purpose);
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
