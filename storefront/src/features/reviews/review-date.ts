import { inTashkent } from "../../lib/format-date.ts";

const two = (number: number) => String(number).padStart(2, "0");

/** `21.11.2026`, the same in all languages. */
export function reviewDate(iso: string): string {
  const { day, month, year } = inTashkent(iso);
  return `${two(day)}.${two(month + 1)}.${year}`;
}
