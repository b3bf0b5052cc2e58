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

test.each(Object.entries(stages))("puts the payment %s at the stage %s", (name, stage) => {
  expect(getStage(payments[name as PaymentFixture])).toBe(stage);
});

test("asks for another card after a refusal; is stuck without a gateway's address", () => {
  expect(failedPayments.map(getStage)).toEqual(failedPayments.map(() => "card"));
  expect(getStage({ ...payments.unpaid, payUrl: null })).toBe("stuck");
  expect(getStage({ ...payments.cardForm, methods: [] })).toBe("stuck");
});

test("opens another page for a failed bank card, where the shop accepts bank cards", () => {
  const { hostedCardAgain } = payments;
  expect(getStage({ ...hostedCardAgain, status: "failed" })).toBe("open");
  expect(getStage({ ...hostedCardAgain, methods: ["cash", "payme"] })).toBe("stuck");
});

test("waits for a page that cannot be left any more", () => {
  expect(getStage({ ...payments.hostedCard, methods: [] })).toBe("waiting");
  expect(getStage({ ...payments.hostedCard, payUrl: null })).toBe("waiting");
});

test("is not over without a deadline when a payment in cash is paid online instead", () => {
  expect(getStage({ ...payments.cardForm, openUntil: null })).toBe("card");
  expect(getStage({ ...payments.failed, openUntil: null, methods: [] })).toBe("over");
});
