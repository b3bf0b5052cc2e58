import type { Sum } from "@bezak/contract/money.ts";
import type { PaymentStatus } from "@bezak/contract/payment-status.ts";

/** The collection's sums and the state of its session, as stored by the engine. */
export interface PaymentFacts {
  amount: Sum;
  captured_amount: number | null;
  refunded_amount: number | null;
  status: string;
  payment_sessions: { status: string }[];
}

/** Money that moved decides first, then a cancelled collection, then the provider's last state. */
export function getPaymentStatus(payment: PaymentFacts): PaymentStatus {
  const captured = payment.captured_amount ?? 0;
  if (captured > 0 && (payment.refunded_amount ?? 0) >= captured) return "refunded";
  if (captured > 0 && captured >= payment.amount) return "paid";
  if (payment.status === "canceled") return "cancelled";
  const session = payment.payment_sessions.at(-1)?.status;
  if (session === "error") return "failed";
  return session === "authorized" ? "processing" : "pending";
}
