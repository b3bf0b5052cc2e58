import { inTashkent } from "./format-date.ts";

const two = (part: number) => String(part).padStart(2, "0");

/** The day of a moment in Tashkent in digits, the same in every language and without any words: `05.12.2026`. */
export function dayDigits(iso: string): string {
  const { year, month, day } = inTashkent(iso);
  return `${two(day)}.${two(month + 1)}.${year}`;
}

/** The same as a field of a form has it: `2026-12-05`. */
export function dayValue(iso: string): string {
  const { year, month, day } = inTashkent(iso);
  return `${year}-${two(month + 1)}-${two(day)}`;
}

/** The moment at which such a day begins in Tashkent, ISO 8601, UTC. */
export const startOfDay = (day: string): string => new Date(`${day}T00:00:00+05:00`).toISOString();
