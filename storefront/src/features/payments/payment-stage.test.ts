import { expect, test } from "vitest";
import { failedPayments, payments, type PaymentFixture } from "../../mocks/payment-fixtures.ts";
import { stageOf, type PaymentStage } from "./payment-stage.ts";

const stages: Record<PaymentFixture, PaymentStage> = {
  unpaid: "away",
  click: "away",
  hostedCard: "away",
  hostedCardAgain: "open",
  cardForm: "card",
  awaitingCode: "code",
  codeWrong: "code",
  mayResend: "code",
  noMoreCodes: "code",
  processing: "waiting",
  confirming: "waiting",
  failed: "away",
  over: "over",
  paid: "paid",
  paidByCard: "paid",
  paidWithoutReceipt: "paid",
  cancelled: "cancelled",
  refunded: "refunded",
  partlyRefunded: "paid",
  late: "cancelled",
  cash: "cash",
};

test.each(Object.entries(stages))("a payment that is %s is at the stage %s", (name, stage) => {
  expect(stageOf(payments[name as PaymentFixture])).toBe(stage);
});

test("a card that was refused is asked for again; a gateway without an address leads nowhere", () => {
  expect(failedPayments.map(stageOf)).toEqual(failedPayments.map(() => "card"));
  expect(stageOf({ ...payments.unpaid, payUrl: null })).toBe("stuck");
  expect(stageOf({ ...payments.cardForm, methods: [] })).toBe("stuck");
});

test("a bank card that failed has another page opened, where the shop takes bank cards", () => {
  const { hostedCardAgain } = payments;
  expect(stageOf({ ...hostedCardAgain, status: "failed" })).toBe("open");
  expect(stageOf({ ...hostedCardAgain, methods: ["cash", "payme"] })).toBe("stuck");
});

test("a page that may not be left any more is waited for", () => {
  expect(stageOf({ ...payments.hostedCard, methods: [] })).toBe("waiting");
  expect(stageOf({ ...payments.hostedCard, payUrl: null })).toBe("waiting");
});

test("what was cash and is paid online has no end of its time, and is not over", () => {
  expect(stageOf({ ...payments.cardForm, openUntil: null })).toBe("card");
  expect(stageOf({ ...payments.failed, openUntil: null, methods: [] })).toBe("over");
});
