import { createHash, createHmac } from "node:crypto";

/**
 * The token of a reset is made from its id and the server's secret: the mail that carries it waits in the database
 * with the id alone, so the token itself is stored nowhere.
 */
export function resetToken(resetId: string): string {
  const secret = process.env.JWT_SECRET;
  if (!secret) throw new Error("JWT_SECRET is not set");
  return createHmac("sha256", secret).update(`password-reset\n${resetId}`).digest("base64url");
}

/** What is stored and looked up instead. */
export function hashResetToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
