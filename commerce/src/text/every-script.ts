import type { TranslatedText } from "../search/localized.ts";
import { normalizeText, uzbekCyrillic } from "./normalize-text.ts";

/** An untranslated name in Latin and in Cyrillic letters; normalised. */
export function bothScripts(name: string): string[] {
  return [...new Set([normalizeText(name), uzbekCyrillic(name)])];
}

/** Many products share the names of categories and materials: each is converted once while it is in use. */
const written = new WeakMap<TranslatedText, string[]>();

/** Texts in ru, uz Latin, uz Cyrillic and en; normalised. */
export function everyScript(texts: readonly TranslatedText[]): string[] {
  return texts.flatMap((text) => {
    const known = written.get(text) ?? [
      ...new Set([normalizeText(text.ru), ...bothScripts(text.uz), normalizeText(text.en)]),
    ];
    written.set(text, known);
    return known;
  });
}
