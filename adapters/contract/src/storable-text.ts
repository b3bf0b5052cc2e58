/** PostgreSQL stores no text with a zero byte or half a letter in it. Free of zod: commerce checks by it too. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}
