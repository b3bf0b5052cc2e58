/** `2026-11-22` -> `22.11`, read alike in all languages of the shop. */
export function shortDay(date: string): string {
  const [, month = "", day = ""] = date.split("-");
  return `${day}.${month}`;
}
