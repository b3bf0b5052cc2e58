import type { Sum } from "@bezak/contract/money.ts";

const noBreakSpace = "\u00a0";

/**
 * Whole number grouped by three with no-break spaces: 1250000 -> `1 250 000`. Not by `Intl`, whose result for `uz`
 * differs between Node and browsers.
 */
export function formatNumber(value: number): string {
  const digits = Math.abs(Math.trunc(value)).toString();
  // oxlint-disable-next-line regexp/no-super-linear-move -- a number has some twenty digits at most
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, noBreakSpace);
  return value < 0 ? `−${grouped}` : grouped;
}

/** `1 250 000 сум`, with the currency word of the language. */
export function formatSum(amount: Sum, word: string): string {
  return `${formatNumber(amount)}${noBreakSpace}${word}`;
}
