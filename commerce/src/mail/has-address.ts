import { isPlainName } from "@bezak/contract/plain-name.ts";

/**
 * Detects contact details: `https://a.b`, `www.a`, `a.uz/win`, `a@b.uz`, `90 123-45-67` (nine digits of Uzbek numbers).
 */
export const hasAddress = (text: string): boolean =>
  !isPlainName(text) || /@|[\p{L}\d-]\.\p{L}{2,}|(?:\d[\s().-]{0,3}){9}/u.test(text);
