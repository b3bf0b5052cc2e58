import type { Localized } from "../search/localized.ts";
import { normalizeText, uzbekCyrillic } from "./normalize-text.ts";

/** A proper name, written the same in all languages, as it is typed in Latin and in Cyrillic letters; normalised. */
export function bothScripts(name: string): string[] {
  return [...new Set([normalizeText(name), uzbekCyrillic(name)])];
}

/** Names of categories and materials are those of many products: each is written out once while it is in use. */
const written = new WeakMap<Localized, string[]>();

/** Texts as they are typed in ru, uz Latin, uz Cyrillic and en; normalised. */
export function everyScript(texts: readonly Localized[]): string[] {
  return texts.flatMap((text) => {
    const known = written.get(text) ?? [
      ...new Set([normalizeText(text.ru), ...bothScripts(text.uz), normalizeText(text.en)]),
    ];
    written.set(text, known);
    return known;
  });
}
