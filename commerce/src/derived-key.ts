import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { secretValues } from "./secret-values.ts";

/** Derives independent 32-byte keys for one purpose, one for each value of the server's secret. */
export function derivedKeys(purpose: string): [Buffer, ...Buffer[]] {
  const [present, ...former] = secretValues("JWT_SECRET");
  const derive = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  return [derive(present), ...former.map(derive)];
}

/** Key for signing and encrypting, from the present secret. */
export const derivedKey = (purpose: string): Buffer => derivedKeys(purpose)[0];

const hmac = (key: Buffer, text: string) => createHmac("sha256", key).update(text).digest("base64url");

/** HMAC-SHA-256 of a text, as base64url. */
export const signFor = (purpose: string, text: string): string => hmac(derivedKey(purpose), text);

/** Valid results of `signFor`, with the present secret and those that it replaces. */
export const signaturesFor = (purpose: string, text: string): string[] =>
  derivedKeys(purpose).map((key) => hmac(key, text));

/** Verifies a signature of `signFor`, with the present secret or one that it replaces, in constant time for each. */
export function isSignedFor(purpose: string, text: string, signature: string): boolean {
  const given = Buffer.from(signature);
  return signaturesFor(purpose, text)
    .map((expected) => Buffer.from(expected))
    .some((expected) => given.length === expected.length && timingSafeEqual(given, expected));
}
