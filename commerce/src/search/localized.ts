/** A text in the three languages; ru is the base and always there. */
export interface Localized {
  ru: string;
  uz: string;
  en: string;
}

/** Translations of one kind of record: `id -> locale -> field -> text`. */
export type Translations = Map<string, Record<string, Record<string, string>>>;

/** `base` is the ru text; a missing translation falls back to it. */
export function localize(translations: Translations, id: string, field: string, base: string): Localized {
  const found = translations.get(id);
  return { ru: base, uz: found?.uz?.[field] ?? base, en: found?.en?.[field] ?? base };
}
