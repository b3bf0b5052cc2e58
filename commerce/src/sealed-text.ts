import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { derivedKey, derivedKeys } from "./derived-key.ts";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What a text is for, and the row to which it belongs: copied to another row it cannot be opened. */
export interface SealedFor {
  purpose: string;
  owner: string;
}

/** Encrypts a text with the server's present secret (AES-256-GCM), as base64url. */
export function sealText({ purpose, owner }: SealedFor, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", derivedKey(purpose), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** @throws Error when it was modified, belongs to another row or was encrypted with a secret that is gone */
export function openText({ purpose, owner }: SealedFor, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const keys = derivedKeys(purpose);
  for (const former of keys.slice(1).reverse()) {
    try {
      return openWith(former, owner, bytes);
    } catch {
      // encrypted with another one
    }
  }
  return openWith(keys[0], owner, bytes);
}

function openWith(key: Buffer, owner: string, bytes: Buffer): string {
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
}
