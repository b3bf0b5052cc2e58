import { createHash, timingSafeEqual } from "node:crypto";
import type { PaymeOptions } from "./options.ts";

/**
 * Does this `Authorization` header carry the login and the key of the cash desk? Takes the same time whatever is wrong
 * with it. The header's text is compared, not what it decodes to: decoders forgive too much.
 */
export function isPayme({ login, key }: Pick<PaymeOptions, "login" | "key">, header: string | undefined) {
  const expected = digest(Buffer.from(`${login}:${key}`).toString("base64"));
  const given = /^Basic +(\S+)$/i.exec(header ?? "")?.[1];
  return timingSafeEqual(digest(given ?? ""), expected);
}

const digest = (text: string) => createHash("sha256").update(text).digest();
