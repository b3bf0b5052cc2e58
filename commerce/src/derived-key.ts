import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { secretValues } from "./secret-values.ts";

/** Keys of 32 bytes for one purpose, one for each value of the server's secret; those of other purposes say nothing of them. */
export function derivedKeys(purpose: string): [Buffer, ...Buffer[]] {
  const [present, ...former] = secretValues("JWT_SECRET");
  const derive = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  return [derive(present), ...former.map(derive)];
}

/** What makes and seals: of the present secret. */
export const derivedKey = (purpose: string): Buffer => derivedKeys(purpose)[0];

const hmac = (key: Buffer, text: string) => createHmac("sha256", key).update(text).digest("base64url");

/** HMAC-SHA-256 of a text, as base64url. */
export const signFor = (purpose: string, text: string): string => hmac(derivedKey(purpose), text);

/** What `signFor` makes, and has made with a secret that is being replaced. */
export const signaturesFor = (purpose: string, text: string): string[] =>
  derivedKeys(purpose).map((key) => hmac(key, text));

/** Whether `signFor` made it, with the present secret or with one that is being replaced; in constant time for each. */
export function isSignedFor(purpose: string, text: string, signature: string): boolean {
  const given = Buffer.from(signature);
  return signaturesFor(purpose, text)
    .map((expected) => Buffer.from(expected))
    .some((expected) => given.length === expected.length && timingSafeEqual(given, expected));
}
