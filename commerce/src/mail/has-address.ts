import { isPlainName } from "@bezak/contract/plain-name.ts";

/** Whether a mail program could make a link of it: `https://a.b`, `www.a`, `a.uz/win`, `a@b.uz`. */
export const hasAddress = (text: string): boolean =>
  !isPlainName(text) || /@|[\p{L}\d-]\.\p{L}{2,}/u.test(text);
