import { useLanguage } from "../i18n/texts-context.tsx";
import { languages } from "./language.ts";
import { pathsFor, type Paths } from "./paths.ts";

const made = Object.fromEntries(languages.map((language) => [language, pathsFor(language)]));

export function usePaths(): Paths {
  return made[useLanguage()]!;
}
