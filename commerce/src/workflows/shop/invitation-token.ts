import { createHash, createHmac } from "node:crypto";

/**
 * The token of an invitation is made from the random id of its letter and the server's secret: the letter waits in the
 * database with that id alone and is forgotten once it is sent, so the token itself is stored nowhere.
 */
export function invitationToken(letterId: string): string {
  const secret = process.env.JWT_SECRET;
  if (!secret) throw new Error("JWT_SECRET is not set");
  return createHmac("sha256", secret).update(`seller-invitation\n${letterId}`).digest("base64url");
}

/** What is stored and looked up instead. */
export function hashInvitationToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
