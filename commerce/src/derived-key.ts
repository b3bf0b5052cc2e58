import { hkdfSync } from "node:crypto";

/** A key of 32 bytes for one purpose, derived from the server's secret; those of other purposes say nothing of it. */
export function derivedKey(purpose: string): Buffer {
  const secret = process.env.JWT_SECRET;
  if (!secret) throw new Error("JWT_SECRET is not set");
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
}
