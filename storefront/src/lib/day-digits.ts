import { inTashkent } from "./format-date.ts";

const two = (part: number) => String(part).padStart(2, "0");

/** The day in Tashkent as digits, which need no translation: `05.12.2026`. */
export function dayDigits(iso: string): string {
  const { year, month, day } = inTashkent(iso);
  return `${two(day)}.${two(month + 1)}.${year}`;
}

/** The day in Tashkent as a form field has it: `2026-12-05`. */
export function dayValue(iso: string): string {
  const { year, month, day } = inTashkent(iso);
  return `${year}-${two(month + 1)}-${two(day)}`;
}

/** When the day begins in Tashkent: ISO 8601, UTC. */
export const startOfDay = (day: string): string => new Date(`${day}T00:00:00+05:00`).toISOString();
