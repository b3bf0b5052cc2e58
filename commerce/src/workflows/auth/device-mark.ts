import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { derivedKey } from "../../derived-key.ts";

const sign = (identityId: string, nonce: string): string =>
  createHmac("sha256", derivedKey("device-mark")).update(`${identityId}\n${nonce}`).digest("base64url");

/**
 * What a browser keeps that somebody has signed in with (OWASP's device cookie). It opens nothing: tries with it are
 * counted apart from the tries of strangers.
 */
export function newDeviceMark(identityId: string): string {
  const nonce = randomBytes(16).toString("base64url");
  return `${nonce}.${sign(identityId, nonce)}`;
}

/** The device of a mark; undefined when the mark was not made for that identity. */
export function readDeviceMark(mark: string | undefined, identityId: string | undefined): string | undefined {
  if (!mark || !identityId) return undefined;
  const [nonce = "", signature = ""] = mark.split(".");
  const expected = Buffer.from(sign(identityId, nonce));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? nonce : undefined;
}
