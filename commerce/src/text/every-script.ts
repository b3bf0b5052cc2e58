import type { Localized } from "../search/localized.ts";
import { normalizeText, uzbekCyrillic } from "./normalize-text.ts";

/** A proper name, written the same in all languages, as it is typed in Latin and in Cyrillic letters; normalised. */
export function bothScripts(name: string): string[] {
  return [...new Set([normalizeText(name), uzbekCyrillic(name)])];
}

/** Texts as they are typed in ru, uz Latin, uz Cyrillic and en; normalised. */
export function everyScript(texts: readonly Localized[]): string[] {
  return texts.flatMap(({ ru, uz, en }) => [
    ...new Set([normalizeText(ru), ...bothScripts(uz), normalizeText(en)]),
  ]);
}
