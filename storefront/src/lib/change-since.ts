import type { StatChange } from "@bezak/ui-kit";

/** Change of a number since the previous period. */
export type Change =
  | { kind: "percent"; direction: StatChange["direction"]; percent: number }
  /** where a percentage of a negative number would mislead */
  | { kind: "difference"; direction: "up" | "down"; amount: number }
  | { kind: "much" | "fromNothing"; direction: "up" }
  | { kind: "same"; direction: "same" };

/** Limit in percent: larger changes are not shown as percents. */
const mostPercent = 900;

/** Undefined when there is nothing to compare with. */
export function changeSince(before: number, now: number): Change | undefined {
  const amount = now - before;
  if (before === 0 && now === 0) return undefined;
  if (amount === 0) return { kind: "same", direction: "same" };
  if (before < 0 || now < 0) return { kind: "difference", direction: amount > 0 ? "up" : "down", amount };
  if (before === 0) return { kind: "fromNothing", direction: "up" };
  const percent = Math.round((amount / before) * 100);
  if (percent === 0) return { kind: "same", direction: "same" };
  if (percent > mostPercent) return { kind: "much", direction: "up" };
  return { kind: "percent", direction: percent > 0 ? "up" : "down", percent: Math.abs(percent) };
}
