import { expect, test } from "vitest";
import { failedPayments, payments, type PaymentFixture } from "../../mocks/payment-fixtures.ts";
import { stageOf, type PaymentStage } from "./payment-stage.ts";

const stages: Record<PaymentFixture, PaymentStage> = {
  unpaid: "away",
  click: "away",
  hostedCard: "away",
  cardForm: "card",
  awaitingCode: "code",
  codeWrong: "code",
  mayResend: "code",
  noMoreCodes: "code",
  processing: "waiting",
  confirming: "waiting",
  failed: "away",
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
