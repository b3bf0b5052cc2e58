import type { AdminOperations } from "@bezak/contract/admin-analytics.ts";

export type Share = keyof AdminOperations["totals"];

/** Shares of a period, in the order of the page. */
export const shares = [
  "paidAttempts",
  "acceptedInTime",
  "sentInTime",
  "cancelledParcels",
  "returnedParcels",
] as const satisfies readonly Share[];

/** Shares of which less is better. */
const losses: ReadonlySet<Share> = new Set(["cancelledParcels", "returnedParcels"]);

export const isLoss = (share: Share): boolean => losses.has(share);

/** The percentage with at most one decimal; null of nothing. A part is never shown as nothing or as the whole. */
export function toPercent({ count, of }: { count: number; of: number }): number | null {
  if (of === 0) return null;
  const percent = Math.round((count / of) * 1000) / 10;
  if (count > 0 && percent === 0) return 0.1;
  return count < of && percent === 100 ? 99.9 : percent;
}
