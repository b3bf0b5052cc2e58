import { expect, it } from "vitest";
import { getPaymentStatus, type PaymentFacts } from "./payment-status.ts";

const unpaid: PaymentFacts = {
  amount: 415_000,
  captured_amount: 0,
  refunded_amount: null,
  status: "awaiting",
  payment_sessions: [{ status: "pending_authorization" }],
};

it.each<[string, Partial<PaymentFacts>]>([
  ["pending", {}],
  ["paid", { captured_amount: 415_000 }],
  ["paid", { captured_amount: 415_000, refunded_amount: 15_000 }],
  ["refunded", { captured_amount: 415_000, refunded_amount: 415_000, status: "canceled" }],
  ["pending", { captured_amount: 1_000 }],
  ["cancelled", { status: "canceled" }],
  ["failed", { payment_sessions: [{ status: "error" }] }],
  ["processing", { payment_sessions: [{ status: "authorized" }] }],
])("is %s for %o", (status, facts) => {
  expect(getPaymentStatus({ ...unpaid, ...facts })).toBe(status);
});
