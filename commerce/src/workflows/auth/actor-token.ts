import type { AuthIdentityDTO, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { generateJwtTokenForAuthIdentity } from "@medusajs/medusa/api/auth/utils/generate-jwt-token";

/** Outlives one request by far and a stolen copy not by much. */
const LIFETIME = "5m";

/** Medusa's own token for one actor, made by Medusa's own generator; it names that actor and no other. */
export function actorToken(
  container: MedusaContainer,
  authIdentityId: string,
  actor: { type: "customer" | "user"; id: string },
): Promise<string> {
  const { http } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig;
  if (!http.jwtSecret) throw new Error("JWT_SECRET is not set");
  const authIdentity = {
    id: authIdentityId,
    app_metadata: { [`${actor.type}_id`]: actor.id },
    provider_identities: [{ provider: "emailpass" }],
  } as unknown as AuthIdentityDTO;
  return generateJwtTokenForAuthIdentity(
    { authIdentity, actorType: actor.type, authProvider: "emailpass", container, mfaEnabled: false },
    { secret: http.jwtSecret, expiresIn: LIFETIME, options: http.jwtOptions },
  );
}
