import type { Payment } from "@bezak/contract/payments.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Texts } from "../../i18n/texts.ts";
import { paymentNow, payments } from "../../mocks/payment-fixtures.ts";
import { getStage } from "./payment-stage.ts";
import { headText, stageText } from "./payment-messages.ts";

// returns the key instead of the text
const t = ((key: string) => key) as Texts;
const toTexts = (payment: Payment) => [
  headText(payment, getStage(payment), t),
  stageText(payment, getStage(payment), t),
];

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date(paymentNow) }));
afterEach(() => void vi.useRealTimers());

test("calls a payment that waits for its buyer payable, not being checked", () => {
  expect(toTexts(payments.hostedCard)).toEqual(["payment.heads.pending", "payment.texts.card"]);
  expect(toTexts(payments.hostedCardAgain)).toEqual(["payment.heads.pending", "payment.texts.card"]);
});

test("waits for nothing after the deadline, and advises no further attempt", () => {
  const over = ["payment.heads.over", "payment.texts.over"];
  expect(toTexts(payments.over)).toEqual(over);
  expect(toTexts({ ...payments.over, status: "failed", failure: "cancelled" })).toEqual(over);
});

test("says when an open attempt at a gateway ends, but not for a confirmed UzCard", () => {
  const { processing, confirming } = payments;
  const closes = "payment.texts.processing payment.texts.processingUntil";
  expect(stageText(processing, "waiting", t)).toBe(closes);
  const processingText = "payment.texts.processing";
  expect(stageText({ ...processing, expiresAt: paymentNow }, "waiting", t)).toBe(processingText);
  const { expiresAt } = payments.awaitingCode;
  expect(stageText({ ...confirming, expiresAt }, "waiting", t)).toBe(processingText);
});
