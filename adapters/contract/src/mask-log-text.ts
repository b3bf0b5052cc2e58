import { maskCards } from "./card-numbers.ts";

/** Also as an address writes it. What JSON writes for a line's end before it is not a part of it. */
const EMAIL =
  /(\\(?:[bfnrt]|u[\da-f]{4}))?[\p{L}\p{N}._+'%-]{1,64}(?:@|%40)(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,63}/giu;

/** A line as a log may hold it: who it is about is said by ids. Free of zod. */
export function maskLogText(text: string): string {
  const masked = maskCards(text);
  return /@|%40/.test(masked) ? masked.replace(EMAIL, "$1***@***") : masked;
}
