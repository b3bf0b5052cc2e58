import { useTexts } from "../../../i18n/texts-context.tsx";

/** What all texts in three languages of the form have in common. */
export function useWrittenTexts() {
  const t = useTexts();
  return {
    translations: t("contentAdmin.translations"),
    translationHint: t("contentAdmin.translationHint"),
  };
}
