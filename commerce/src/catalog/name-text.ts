import type { Localized } from "../search/localized.ts";
import { bothScripts, everyScript } from "../text/every-script.ts";

/** What a thing of three names goes by, one a line, normalised; a product's document holds the same. */
export function getNames(name: Localized): string {
  return everyScript([name]).join("\n");
}

/** What a proper name goes by. */
export function getProperNames(name: string): string {
  return bothScripts(name).join("\n");
}
