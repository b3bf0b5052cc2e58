import { randomBytes } from "node:crypto";
import { isSignedFor, signFor } from "../../derived-key.ts";

const PURPOSE = "device-mark";

/**
 * What a browser keeps that somebody has signed in with (OWASP's device cookie). It opens nothing: tries with it are
 * counted apart from the tries of strangers.
 */
export function newDeviceMark(identityId: string): string {
  const nonce = randomBytes(16).toString("base64url");
  return `${nonce}.${signFor(PURPOSE, `${identityId}\n${nonce}`)}`;
}

/** The device of a mark; undefined when the mark was not made for that identity. */
export function readDeviceMark(mark: string | undefined, identityId: string | undefined): string | undefined {
  if (!mark || !identityId) return undefined;
  const [nonce = "", signature = ""] = mark.split(".");
  return isSignedFor(PURPOSE, `${identityId}\n${nonce}`, signature) ? nonce : undefined;
}
