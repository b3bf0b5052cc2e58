/**
 * Invisible characters, with which one name could imitate another: controls, format characters, zero-width spaces,
 * direction marks and the fillers of Korean and Braille, which are letters and symbols by class. Not included: line breaks
 * and tabs, the two joiners, which form letters of some scripts and emoji, and the mark that requests an emoji.
 */
const INVISIBLE = /(?![\n\r\t\u200c\u200d\ufe0f])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A letter, a digit, a punctuation mark or a symbol. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Keeps zero bytes, so that the check for storable texts refuses them. */
export const withoutInvisible = (text: string): string =>
  text.replaceAll(INVISIBLE, (character) => (character === "\0" ? character : ""));

/** False for a text that has characters, but none that can be seen. */
export const isEmptyOrVisible = (text: string): boolean => text === "" || VISIBLE.test(text);
