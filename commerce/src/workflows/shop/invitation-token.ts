import { createHash } from "node:crypto";
import { signFor } from "../../derived-key.ts";

/**
 * Derives an invitation's token from the random id of its mail and the server's secret. The queue stores only the id, which
 * is deleted once the mail is sent; the token itself is stored nowhere.
 */
export function invitationToken(letterId: string): string {
  return signFor("seller-invitation", letterId);
}

/** The stored value, by which an invitation is found. */
export function hashInvitationToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
