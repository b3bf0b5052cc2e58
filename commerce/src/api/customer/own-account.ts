import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http";
import type { ActorMetadata } from "../../workflows/auth/actor-token.ts";

/** The caller's account, and the session in which they act, for which wrong passwords are counted. */
export interface OwnAccount {
  identityId: string;
  sessionId: string;
}

export function ownAccount({ auth_context: caller }: AuthenticatedMedusaRequest<unknown>): OwnAccount {
  const { auth_identity_id: identityId, app_metadata } = caller;
  // a token from before sessions were named in it
  const { session_id: sessionId = identityId } = app_metadata as ActorMetadata;
  return { identityId, sessionId };
}
