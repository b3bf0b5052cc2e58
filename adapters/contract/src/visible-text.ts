/**
 * Controls and format characters: zero-width spaces, marks that turn the direction of what follows. Nobody sees them, and
 * with them one name passes for another. Line breaks and tabs are text; the two joiners make letters of some scripts
 * and emoji.
 */
const INVISIBLE = /(?![\n\r\t\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** A letter, a digit, a punctuation mark or a symbol. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A text as people see it. A zero byte stays: it is refused, with all that cannot be stored. */
export const withoutInvisible = (text: string): string =>
  text.replaceAll(INVISIBLE, (character) => (character === "\0" ? character : ""));

/** Whether a text says nothing at all or something that can be seen. */
export const isEmptyOrVisible = (text: string): boolean => text === "" || VISIBLE.test(text);
