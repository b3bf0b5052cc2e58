import { expect, test } from "vitest";
import { failedPayments, payments } from "../../mocks/payment-fixtures.ts";
import { pollDelay } from "./poll-delay.ts";

test("polls a payment in progress often at first, then less", () => {
  const delays = [0, 59_999, 60_000, 299_999, 300_000, 3_600_000].map((watched) =>
    pollDelay(payments.unpaid, watched),
  );
  expect(delays).toEqual([2500, 2500, 5000, 5000, 15_000, 15_000]);
  expect(pollDelay(payments.processing, 0)).toBe(2500);
  expect(pollDelay(payments.confirming, 0)).toBe(2500);
});

test("seldom polls a payment that changes mostly on this page", () => {
  for (const payment of [payments.cardForm, payments.awaitingCode, payments.failed, failedPayments[0]!])
    expect(pollDelay(payment, 0)).toBe(15_000);
});

test("does not poll ended payments and cash", () => {
  const { paid, paidWithoutReceipt, cancelled, refunded, partlyRefunded, late, cash } = payments;
  for (const payment of [paid, paidWithoutReceipt, cancelled, refunded, partlyRefunded, late, cash])
    expect(pollDelay(payment, 0)).toBe(false);
});
