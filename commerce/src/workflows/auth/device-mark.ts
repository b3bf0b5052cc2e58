import { randomBytes } from "node:crypto";
import { isSignedFor, signFor } from "../../derived-key.ts";
import type { Credentials } from "./stored-password.ts";

const PURPOSE = "device-mark";

type Owner = Pick<Credentials, "identityId" | "hash">;

const textOf = ({ identityId, hash }: Owner, nonce: string) => [identityId, hash, nonce].join("\n");

/**
 * What a browser keeps that somebody has signed in with (OWASP's device cookie). It opens nothing: tries with it are
 * counted apart from the tries of strangers. It holds while the password is the same: whoever knew a former one is a
 * stranger again, however many marks were collected with it.
 */
export function newDeviceMark(owner: Owner): string {
  const nonce = randomBytes(16).toString("base64url");
  return `${nonce}.${signFor(PURPOSE, textOf(owner, nonce))}`;
}

/** The device of a mark; undefined when the mark was made for somebody else, or for a former password. */
export function readDeviceMark(mark: string | undefined, owner: Owner | undefined): string | undefined {
  if (!mark || !owner) return undefined;
  const [nonce = "", signature = ""] = mark.split(".");
  return isSignedFor(PURPOSE, textOf(owner, nonce), signature) ? nonce : undefined;
}
