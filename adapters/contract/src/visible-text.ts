/**
 * Controls, format characters and whatever else draws nothing: zero-width spaces, marks that turn the direction of what
 * follows, the fillers of Korean and of Braille, which are letters and signs by class. Nobody sees them, and with them one
 * name passes for another. Line breaks and tabs are text; the two joiners make letters of some scripts and emoji, as does
 * the mark that asks for an emoji.
 */
const INVISIBLE = /(?![\n\r\t\u200c\u200d\ufe0f])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A letter, a digit, a punctuation mark or a symbol. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A text as people see it. A zero byte stays: it is refused, with all that cannot be stored. */
export const withoutInvisible = (text: string): string =>
  text.replaceAll(INVISIBLE, (character) => (character === "\0" ? character : ""));

/** Whether a text without invisible signs says nothing at all or something that can be seen. */
export const isEmptyOrVisible = (text: string): boolean => text === "" || VISIBLE.test(text);
