/** A whole number as people write one, with spaces between thousands; null for anything else, also for nothing. */
export function wholeNumber(text: string): number | null {
  const digits = text.replaceAll(/[\s\u00a0\u202f]/g, "");
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null;
}
