/** Parses a whole number with spaces between thousands; null for anything else, including an empty text. */
export function wholeNumber(text: string): number | null {
  const digits = text.replaceAll(/[\s\u00a0\u202f]/g, "");
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null;
}
