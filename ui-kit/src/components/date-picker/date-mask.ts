import { toDigits } from "../field/digit-edit.ts";
import { isDay } from "./calendar.ts";

/** `23.11.2026`, or the beginning of it for fewer digits. */
export function maskedDate(digits: string): string {
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 8)].filter(Boolean).join(".");
}

/** Eight digits in written order as `YYYY-MM-DD`; `null` when the day does not exist. */
export function dayOfDigits(digits: string): string | null {
  const day = `${digits.slice(4, 8)}-${digits.slice(2, 4)}-${digits.slice(0, 2)}`;
  return isDay(day) ? day : null;
}

/** A day as `23.11.2026`, or an empty text. */
export function writtenDay(day: string): string {
  return day === "" ? "" : day.split("-").toReversed().join(".");
}

/** The digits of a date with one-digit parts (`1.9.2026`) or in ISO format; `null` when no correction is needed. */
export function mendedDigits(typed: string): string | null {
  const iso = /^\s*(\d{4})-(\d\d)-(\d\d)\s*$/.exec(typed);
  if (iso) return `${iso[3]}${iso[2]}${iso[1]}`;
  const padded = typed.replace(/(?<!\d)(\d)(?=[./,\s-])/g, "0$1");
  return padded === typed ? null : toDigits(padded).slice(0, 8);
}
