import { signFor } from "../../derived-key.ts";

/**
 * Derives the token of an administrator's invitation from the random id of its mail and the server's secret, as for a shop's
 * (`shop/invitation-token.ts`). The stored value is its hash.
 */
export function adminInvitationToken(letterId: string): string {
  return signFor("admin-invitation", letterId);
}
