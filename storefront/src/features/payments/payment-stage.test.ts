import { expect, test } from "vitest";
import { failedPayments, payments, type PaymentFixture } from "../../mocks/payment-fixtures.ts";
import { getStage, type PaymentStage } from "./payment-stage.ts";

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
  expect(getStage(payments[name as PaymentFixture])).toBe(stage);
});

test("a card that was refused is asked for again; a gateway without an address leads nowhere", () => {
  expect(failedPayments.map(getStage)).toEqual(failedPayments.map(() => "card"));
  expect(getStage({ ...payments.unpaid, payUrl: null })).toBe("stuck");
  expect(getStage({ ...payments.cardForm, methods: [] })).toBe("stuck");
});

test("a bank card that failed has another page opened, where the shop takes bank cards", () => {
  const { hostedCardAgain } = payments;
  expect(getStage({ ...hostedCardAgain, status: "failed" })).toBe("open");
  expect(getStage({ ...hostedCardAgain, methods: ["cash", "payme"] })).toBe("stuck");
});

test("a page that may not be left any more is waited for", () => {
  expect(getStage({ ...payments.hostedCard, methods: [] })).toBe("waiting");
  expect(getStage({ ...payments.hostedCard, payUrl: null })).toBe("waiting");
});

test("what was cash and is paid online has no end of its time, and is not over", () => {
  expect(getStage({ ...payments.cardForm, openUntil: null })).toBe("card");
  expect(getStage({ ...payments.failed, openUntil: null, methods: [] })).toBe("over");
});
