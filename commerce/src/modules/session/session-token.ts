import { createHash, randomBytes } from "node:crypto";

/** Returns a new token: 32 random bytes, base64url. */
export function newSessionToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Returns what is stored and looked up instead of a token; sha256 is enough for 256 random bits. */
export function hashSessionToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
