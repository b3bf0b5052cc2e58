import { createHash, createHmac } from "node:crypto";
import { derivedKey } from "../../derived-key.ts";

/**
 * The token of an invitation is made from the random id of its letter and the server's secret: the letter waits in the
 * database with that id alone and is forgotten once it is sent, so the token itself is stored nowhere.
 */
export function invitationToken(letterId: string): string {
  return createHmac("sha256", derivedKey("seller-invitation")).update(letterId).digest("base64url");
}

/** What is stored and looked up instead. */
export function hashInvitationToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
