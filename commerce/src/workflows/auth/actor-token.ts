import type { AuthIdentityDTO, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { generateJwtTokenForAuthIdentity } from "@medusajs/medusa/api/auth/utils/generate-jwt-token";
import type { OpenSession } from "../../modules/session/service.ts";

/** Much longer than a request, short enough to limit the use of a stolen copy. */
const LIFETIME = "5m";

/** What a token states besides its owner; routes read it from `auth_context.app_metadata`. */
export interface ActorMetadata {
  /** of the session for which the token was made */
  session_id?: string;
  /** ISO 8601: when the person confirmed to be present, by password or passkey */
  confirmed_at?: string;
  /** an administrator without the second factor that the marketplace requires */
  factor_missing?: true;
  /** an administrator sees the shop as the actor: nothing but reading is permitted */
  view_id?: string;
}

interface Actor {
  actor: { type: "customer" | "user"; id: string };
  confirmedAt?: string;
  isFactorMissing?: true;
  viewId?: string;
}

/** A token of Medusa's own generator that names this one actor. */
export function actorToken(
  container: MedusaContainer,
  session: OpenSession,
  { actor, confirmedAt, isFactorMissing, viewId }: Actor,
): Promise<string> {
  const { http } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig;
  if (!http.jwtSecret) throw new Error("JWT_SECRET is not set");
  const metadata: ActorMetadata = {
    session_id: session.id,
    confirmed_at: confirmedAt,
    factor_missing: isFactorMissing,
    view_id: viewId,
  };
  const authIdentity = {
    id: session.auth_identity_id,
    app_metadata: { [`${actor.type}_id`]: actor.id, ...metadata },
    provider_identities: [{ provider: "emailpass" }],
  } as unknown as AuthIdentityDTO;
  return generateJwtTokenForAuthIdentity(
    { authIdentity, actorType: actor.type, authProvider: "emailpass", container, mfaEnabled: false },
    { secret: http.jwtSecret, expiresIn: LIFETIME, options: http.jwtOptions },
  );
}
