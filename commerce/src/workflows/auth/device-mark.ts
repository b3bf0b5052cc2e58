import { randomBytes } from "node:crypto";
import { isSignedFor, signFor } from "../../derived-key.ts";
import type { Credentials } from "./stored-password.ts";

const PURPOSE = "device-mark";

type Owner = Pick<Credentials, "identityId" | "hash">;

const toText = ({ identityId, hash }: Owner, nonce: string) => [identityId, hash, nonce].join("\n");

/**
 * A mark that a browser stores after signing in (OWASP's device cookie). It grants nothing: attempts with it are counted
 * apart from those of third parties. It is valid until the password changes, so that somebody who knew a former password
 * has no advantage, however many marks were collected.
 */
export function newDeviceMark(owner: Owner): string {
  const nonce = randomBytes(16).toString("base64url");
  return `${nonce}.${signFor(PURPOSE, toText(owner, nonce))}`;
}

/** The device of a mark; undefined when the mark was made for another account or for a former password. */
export function readDeviceMark(mark: string | undefined, owner: Owner | undefined): string | undefined {
  if (!mark || !owner) return undefined;
  const [nonce = "", signature = ""] = mark.split(".");
  return isSignedFor(PURPOSE, toText(owner, nonce), signature) ? nonce : undefined;
}
