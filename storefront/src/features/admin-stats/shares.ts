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
