import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";
import { useLanguage } from "../i18n/texts-context.tsx";
import { localizedText } from "./localized-text.ts";

export function useLocalized(): (text: LocalizedText | string | null | undefined) => string {
  const language = useLanguage();
  return (text) => localizedText(text, language);
}
