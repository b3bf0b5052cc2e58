import { createHash } from "node:crypto";
import { signFor } from "./derived-key.ts";

/**
 * The token of a reset is made from its id and the server's secret: the mail that carries it waits in the database
 * with the id alone, so the token itself is stored nowhere.
 */
export function resetToken(resetId: string): string {
  return signFor("password-reset", resetId);
}

/** What is stored and looked up instead. */
export function hashResetToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
