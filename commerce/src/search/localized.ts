/** A text in three languages; ru is the base and always present. */
export interface TranslatedText {
  ru: string;
  uz: string;
  en: string;
}

/** Translations of one kind of record: `id -> locale -> field -> text`. */
export type Translations = Map<string, Record<string, Record<string, string>>>;

/** `base` is the ru text, to which a missing translation falls back. */
export function localize(
  translations: Translations,
  id: string,
  field: string,
  base: string,
): TranslatedText {
  const found = translations.get(id);
  return { ru: base, uz: found?.uz?.[field] ?? base, en: found?.en?.[field] ?? base };
}
