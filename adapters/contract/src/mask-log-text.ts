/**
 * Fifteen to nineteen consecutive digits, or groups of four as on a card (also with URL-encoded gaps). Numbers of orders,
 * sums and times are shorter, and the groups of a UUID have other lengths.
 */
const CARD_NUMBER = /(?<!\d)(?:\d{15,19}|(?:\d{4}(?:%20|[ +-])){3}\d{4}(?:(?:%20|[ +-])?\d{1,3})?)(?!\d)/g;

/** Masks every card number except its first and last digits, so that the text may be logged or stored. Free of zod. */
export function maskCards(text: string): string {
  return text.replace(CARD_NUMBER, (digits) => `${digits.slice(0, 4)}…${digits.slice(-2)}`);
}

/** Also URL-encoded. A line break escaped in JSON (`\n`) before the address is not a part of it. */
const EMAIL =
  /(\\(?:[bfnrt]|u[\da-f]{4}))?[\p{L}\p{N}._+'%-]{1,64}(?:@|%40)(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,63}/giu;

/** An Uzbek phone number, with or without groups, also URL-encoded. A number in JSON is a sum and not matched. */
const PHONE = /(?<!\d|":)998(?:(?:%20|%28|%29|%C2%A0|[ \u00a0()+-]){0,3}\d){9}(?!\d)/gi;

/**
 * A search in lists of shops and administrators, which may be a name, a phone number or an e-mail address; a page with
 * several lists names each (`refundsQ`).
 */
const SEARCHED = /([?&](?:q|[a-z]+Q)=)[^&\s"\\]+/g;

/** Masks personal data in a line of the log; ids say whom it is about. Free of zod. */
export function maskLogText(text: string): string {
  const masked = maskCards(text).replace(SEARCHED, "$1***").replace(PHONE, "998***");
  return /@|%40/.test(masked) ? masked.replace(EMAIL, "$1***@***") : masked;
}
