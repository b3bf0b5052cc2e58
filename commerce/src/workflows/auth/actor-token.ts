import type { AuthIdentityDTO, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { generateJwtTokenForAuthIdentity } from "@medusajs/medusa/api/auth/utils/generate-jwt-token";
import type { OpenSession } from "../../modules/session/service.ts";

/** Outlives one request by far and a stolen copy not by much. */
const LIFETIME = "5m";

/** What a token says beyond whose it is; a route reads it of `auth_context.app_metadata`. */
export interface ActorMetadata {
  /** of the session the token was made for */
  session_id?: string;
  /** ISO 8601: the person gave the password for calls until then */
  confirmed_until?: string;
}

interface Actor {
  actor: { type: "customer" | "user"; id: string };
  confirmedUntil?: string;
}

/** Medusa's own token for one actor, made by Medusa's own generator; it names that actor and no other. */
export function actorToken(
  container: MedusaContainer,
  session: OpenSession,
  { actor, confirmedUntil }: Actor,
): Promise<string> {
  const { http } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig;
  if (!http.jwtSecret) throw new Error("JWT_SECRET is not set");
  const metadata: ActorMetadata = { session_id: session.id, confirmed_until: confirmedUntil };
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
