import type { TranslatedText } from "../search/localized.ts";
import { bothScripts, everyScript } from "../text/every-script.ts";

/** Names of an item in all scripts, one per line, normalised; a product's document contains the same. */
export function getNames(name: TranslatedText): string {
  return everyScript([name]).join("\n");
}

/** The same for an untranslated name. */
export function getProperNames(name: string): string {
  return bothScripts(name).join("\n");
}
