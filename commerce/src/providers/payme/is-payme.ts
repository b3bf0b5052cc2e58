import { createHash, timingSafeEqual } from "node:crypto";
import type { PaymeOptions } from "./options.ts";

/**
 * Verifies login and key in an `Authorization` header, in constant time. Compares the encoded text, because decoders
 * accept too many variants.
 */
export function isPayme({ login, key }: Pick<PaymeOptions, "login" | "key">, header: string | undefined) {
  const expected = digest(Buffer.from(`${login}:${key}`).toString("base64"));
  const given = /^Basic +(\S+)$/i.exec(header ?? "")?.[1];
  return timingSafeEqual(digest(given ?? ""), expected);
}

const digest = (text: string) => createHash("sha256").update(text).digest();
