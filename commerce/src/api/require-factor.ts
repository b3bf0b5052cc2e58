import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http";
import { ShopError } from "../shop-error.ts";
import type { ActorMetadata } from "../workflows/auth/actor-token.ts";

/** Rejects administrators who have not switched on the second factor that the marketplace requires. */
export function requireFactor(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const { auth_context: caller } = req as AuthenticatedMedusaRequest;
  const { factor_missing: isMissing } = (caller?.app_metadata ?? {}) as ActorMetadata;
  if (isMissing) throw new ShopError(403, "second_factor_setup_required", "A second factor must be set up");
  next();
}
