/** Longest text whose words are stored. */
const LONGEST = 80;
/** As many digits may be a phone, a card or the number of a document. */
const DIGITS = 6;

/**
 * A searched text as it is counted: in lower case, with single spaces. Null for one that may name a person: with an address,
 * with many digits, or longer than any product's name.
 */
export function toStoredText(text: string): string | null {
  const words = text.normalize("NFC").toLowerCase().replaceAll(/\s+/g, " ").trim();
  const digits = words.match(/\d/g)?.length ?? 0;
  return words === "" || words.length > LONGEST || words.includes("@") || digits >= DIGITS ? null : words;
}
