/**
 * Text as a search compares it: without case, accents and the various apostrophes that Uzbek is typed with. Combining
 * marks are removed after decomposition, so ё equals е, and o‘, o', oʻ are the same.
 */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f'`´‘’ʻʼ]/g, "")
    .trim();
}
