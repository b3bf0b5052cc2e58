import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http";
import type { ActorMetadata } from "../../../workflows/auth/actor-token.ts";
import type { FactorOwner } from "../../../workflows/second-factor/change-factor.ts";

export function factorOwner({ auth_context: caller }: AuthenticatedMedusaRequest): FactorOwner {
  const { auth_identity_id: identityId, app_metadata } = caller;
  const { session_id: sessionId = identityId } = app_metadata as ActorMetadata;
  return { identityId, sessionId };
}
