import type { Payment } from "@bezak/contract/payments.ts";
import type { Order } from "@bezak/contract/orders.ts";
import type { PaymentFailure, PaymentMethod } from "@bezak/contract/payment-status.ts";
import { cardAttempt, saleReceipt } from "./payment-fixtures.ts";
import { placed } from "./placed-orders.ts";

type Rest = Pick<Payment, "failure" | "card" | "receipts">;

/** Data of a payment that its order does not contain, by id. */
const rest = new Map<string, Rest>();

const chosen: PaymentMethod[] = ["cash", "card", "click", "payme", "uzcard"];

export function toPayment({ payment, id, number, totals, createdAt }: Order): Payment {
  const open = payment.status === "pending" || payment.status === "failed";
  const known = rest.get(payment.id) ?? { failure: null, card: null, receipts: [] };
  return {
    ...payment,
    orderId: id,
    orderNumber: number,
    amount: totals.total,
    createdAt,
    ...known,
    methods: (open || known.card) && payment.openUntil ? chosen : [],
  };
}

export const orderOfPayment = (id: unknown) => [...placed.values()].find(({ payment }) => payment.id === id);

export function changePayment(order: Order, change: Partial<Order["payment"] & Rest>): Payment {
  const { failure, card, receipts, ...payment } = { ...toPayment(order), ...change };
  rest.set(payment.id, { failure, card, receipts });
  const { id, method, status, payUrl, expiresAt, openUntil, refunded, refundOwed } = payment;
  const changed: Order = {
    ...order,
    payment: { id, method, status, payUrl, expiresAt, openUntil, refunded, refundOwed },
  };
  for (const [key, one] of placed) if (one.id === order.id) placed.set(key, changed);
  return toPayment(changed);
}

/** Test cards that are refused; all others are accepted. */
export const refusedCards: Record<string, PaymentFailure> = {
  "8600060921090842": "no_sms",
  "3333336415804657": "card_expired",
  "4444445987459073": "card_blocked",
  "8600143417770323": "gateway",
  "8600000000000000": "insufficient_funds",
};

/** The code that confirms every accepted card. */
export const goodCode = "666666";

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

/** Sends a code for a card, given by its number or masked number. */
export function sendCode(order: Order, number: string): Payment {
  const mask = `${number.slice(0, 4)} •••• •••• ${number.slice(-4)}`;
  const codeUntil = inSeconds(300);
  const card = { ...cardAttempt, mask, codeUntil, resendAt: inSeconds(60) };
  return changePayment(order, { status: "processing", failure: null, expiresAt: codeUntil, card });
}

export function paid(order: Order): Payment {
  const receipts = [{ ...saleReceipt, at: inSeconds(0) }];
  const done = { payUrl: null, expiresAt: null, openUntil: null, failure: null, card: null };
  return changePayment(order, { ...done, status: "paid", receipts });
}
