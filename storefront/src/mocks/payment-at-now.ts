import type { Payment } from "@bezak/contract/payments.ts";
import { paymentNow } from "./payment-fixtures.ts";

/** Shifts the times of a mocked payment to now, so that its deadline is in the future. */
export function atNow(payment: Payment): Payment {
  const later = Date.now() - Date.parse(paymentNow);
  const moved = (at: string | null) => at && new Date(Date.parse(at) + later).toISOString();
  const { openUntil, expiresAt, card } = payment;
  return {
    ...payment,
    openUntil: moved(openUntil),
    expiresAt: moved(expiresAt),
    card: card && { ...card, resendAt: moved(card.resendAt), codeUntil: moved(card.codeUntil) ?? "" },
  };
}
