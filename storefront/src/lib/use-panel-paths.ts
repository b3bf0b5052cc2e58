import { useLanguage } from "../i18n/texts-context.tsx";
import { languages } from "./language.ts";
import { panelPathsFor, type PanelPaths } from "./panel-paths.ts";

const made = Object.fromEntries(languages.map((language) => [language, panelPathsFor(language)]));

export function usePanelPaths(): PanelPaths {
  return made[useLanguage()]!;
}
