import type { StatChange } from "@bezak/ui-kit";

/** How a number went against that of the period before. */
export type Change =
  | { kind: "percent"; direction: StatChange["direction"]; percent: number }
  | { kind: "much" | "fromNothing"; direction: "up" }
  | { kind: "same"; direction: "same" };

/** A tenfold rise says no more by its percents. */
const mostPercent = 900;

/** Undefined where there is nothing to compare. */
export function changeSince(before: number, now: number): Change | undefined {
  if (before === 0) return now === 0 ? undefined : { kind: "fromNothing", direction: "up" };
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return { kind: "same", direction: "same" };
  if (percent > mostPercent) return { kind: "much", direction: "up" };
  return { kind: "percent", direction: percent > 0 ? "up" : "down", percent: Math.abs(percent) };
}
