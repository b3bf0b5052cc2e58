/** `2026-11-22` -> `22.11`, the same in all languages. */
export function shortDay(date: string): string {
  const [, month = "", day = ""] = date.split("-");
  return `${day}.${month}`;
}
