import type { Sum } from "@bezak/contract/money.ts";

const noBreakSpace = "\u00a0";

/**
 * Whole number grouped by three with no-break spaces: 1250000 -> `1 250 000`. By hand, since Intl answers
 * differently for `uz` in Node and in browsers.
 */
export function formatNumber(value: number): string {
  const digits = Math.abs(Math.trunc(value)).toString();
  // oxlint-disable-next-line regexp/no-super-linear-move -- a number has some twenty digits at most
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, noBreakSpace);
  return value < 0 ? `−${grouped}` : grouped;
}

/** Whole sum with the word of the language: `1 250 000 сум`. */
export function formatSum(amount: Sum, word: string): string {
  return `${formatNumber(amount)}${noBreakSpace}${word}`;
}
