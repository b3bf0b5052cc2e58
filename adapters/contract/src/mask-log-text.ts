import { maskCards } from "./card-numbers.ts";

/** Also as an address writes it. What JSON writes for a line's end before it is not a part of it. */
const EMAIL =
  /(\\(?:[bfnrt]|u[\da-f]{4}))?[\p{L}\p{N}._+'%-]{1,64}(?:@|%40)(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,63}/giu;

/** A telephone of the country, in groups or not, also as an address writes it. A number of JSON is a sum. */
const PHONE = /(?<!\d|":)998(?:(?:%20|%28|%29|%C2%A0|[ \u00a0()+-]){0,3}\d){9}(?!\d)/gi;

/** What somebody looks for: in a shop's and administrators' lists that is a name, a telephone or an e-mail. */
const SEARCHED = /([?&]q=)[^&\s"\\]+/g;

/** A line as a log may hold it: who it is about is said by ids. Free of zod. */
export function maskLogText(text: string): string {
  const masked = maskCards(text).replace(SEARCHED, "$1***").replace(PHONE, "998***");
  return /@|%40/.test(masked) ? masked.replace(EMAIL, "$1***@***") : masked;
}
