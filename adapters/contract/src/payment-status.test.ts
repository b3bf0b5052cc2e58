import { expect, it } from "vitest";
import { paymentMoves, paymentStatuses, type PaymentStatus } from "./payment-status.ts";

/** All statuses that a payment can reach from this one. */
function reach(from: PaymentStatus, seen = new Set<PaymentStatus>()): Set<PaymentStatus> {
  for (const next of paymentMoves[from]) {
    if (!seen.has(next)) reach(next, seen.add(next));
  }
  return seen;
}

it("lets a new payment reach every status, and an open one be paid or cancelled", () => {
  expect([...reach("pending")].sort()).toEqual([...paymentStatuses].sort());
  for (const open of ["pending", "processing", "failed"] as const)
    expect([...reach(open)]).toEqual(expect.arrayContaining(["paid", "cancelled"]));
});

it("never reopens a paid payment and never changes a refunded one", () => {
  expect([...reach("paid")]).toEqual(["refunded"]);
  expect([...reach("cancelled")]).toEqual(["refunded"]);
  expect([...reach("refunded")]).toEqual([]);
});
