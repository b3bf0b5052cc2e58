/**
 * Text as a search compares it: without case, accents and the many apostrophes Uzbek is typed with. Combining marks
 * go after decomposing, so ё is found by е and o‘, o', oʻ are one letter.
 */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f'`´‘’ʻʼ]/g, "")
    .trim();
}
