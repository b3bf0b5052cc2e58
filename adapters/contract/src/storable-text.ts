/** PostgreSQL stores no text with a zero byte or half a letter in it. Free of zod: commerce checks by it too. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

/** PostgreSQL's calendar has no year 0, though ISO 8601 has one. */
export function isStorableDay(day: string): boolean {
  return !day.startsWith("0000");
}
