import { createHash } from "node:crypto";
import { signFor } from "../../derived-key.ts";

/**
 * The token of an invitation is made from the random id of its letter and the server's secret: the letter waits in the
 * database with that id alone and is forgotten once it is sent, so the token itself is stored nowhere.
 */
export function invitationToken(letterId: string): string {
  return signFor("seller-invitation", letterId);
}

/** What is stored and looked up instead. */
export function hashInvitationToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
