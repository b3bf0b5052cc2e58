import { toDigits } from "../field/digit-edit.ts";

/** The digits of a text, at most as many as the groups hold. */
export function heldDigits(text: string, groups: readonly number[]): string {
  return toDigits(text).slice(
    0,
    groups.reduce((sum, length) => sum + length, 0),
  );
}

/** Digits in groups of these lengths, as far as they go: `8600 1234`, `03/27`. */
export function groupedDigits(digits: string, groups: readonly number[], separator: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const length of groups) {
    if (at < digits.length) parts.push(digits.slice(at, at + length));
    at += length;
  }
  return parts.join(separator);
}
