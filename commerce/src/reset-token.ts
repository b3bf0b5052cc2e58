import { createHash } from "node:crypto";
import { signFor } from "./derived-key.ts";

/**
 * Derives the token of a reset from its id and the server's secret: the queued mail contains only the id, so the token
 * is not stored.
 */
export function resetToken(resetId: string): string {
  return signFor("password-reset", resetId);
}

/** The hash that is stored and looked up instead. */
export function hashResetToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
