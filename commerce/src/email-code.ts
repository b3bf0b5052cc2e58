import { randomBytes, timingSafeEqual } from "node:crypto";
import { isSignedFor, signaturesFor, signFor } from "./derived-key.ts";

/** Validity of a code in milliseconds. */
const LIFE_MS = 60 * 60_000;

const PURPOSE = "email-change";

/** Facts that a change of e-mail is bound to: it becomes invalid when one of them changes. */
export interface EmailChange {
  sessionId: string;
  identityId: string;
  from: string;
  to: string;
  passwordHash: string;
}

const toText = ({ sessionId, identityId, from, to, passwordHash }: EmailChange, mark: string) =>
  JSON.stringify([sessionId, identityId, from, to, passwordHash, mark]);

/** Creates the id of a change: a signature that is not stored, and from which its code cannot be derived. */
export function createChangeId(change: EmailChange): { change: string; expiresAt: string } {
  const expires = Date.now() + LIFE_MS;
  const mark = `${expires.toString(36)}.${randomBytes(9).toString("base64url")}`;
  return {
    change: `${mark}.${signFor(PURPOSE, toText(change, mark))}`,
    expiresAt: new Date(expires).toISOString(),
  };
}

/** Whether the id `named` belongs to that change and has not expired. */
export function isChangeId(change: EmailChange, named: string): boolean {
  const [written = "", nonce = "", signature = ""] = named.split(".");
  const expires = Number.parseInt(written, 36);
  if (!Number.isSafeInteger(expires) || expires <= Date.now()) return false;
  return isSignedFor(PURPOSE, toText(change, `${written}.${nonce}`), signature);
}

const CODE_PURPOSE = "email-code";

const getDigits = (signature: string): string => {
  const number = Buffer.from(signature, "base64url").readUIntBE(0, 6);
  return String(number % 1_000_000).padStart(6, "0");
};

/** The six digits in the mail to the new address. */
export const emailCode = (change: string): string => getDigits(signFor(CODE_PURPOSE, change));

/** Also accepts codes made with a secret that is being replaced; in constant time for each. */
export function isCodeForChange(change: string, code: string): boolean {
  const given = Buffer.from(code);
  return signaturesFor(CODE_PURPOSE, change)
    .map((signature) => Buffer.from(getDigits(signature)))
    .some((expected) => given.length === expected.length && timingSafeEqual(given, expected));
}
