import type { OrderEvent } from "@bezak/contract/order-timeline.ts";
import type { PaymentMethod } from "@bezak/contract/payment-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { Attempt, StoredReceipt } from "../../modules/payment-ledger/ledger.ts";
import { readRows } from "../../read-rows.ts";
import { findPayer, type Act } from "./administrator-acts.ts";

const iso = (at: Date | string | number) => new Date(at).toISOString();

/** The states that an attempt took, each with its time. */
export function toAttemptEvents(attempt: Attempt): OrderEvent[] {
  const { id, method, amount, state, failure, createdTime, performedTime, cancelledTime, data } = attempt;
  const event = (at: number, to: Attempt["state"], why: string | null = null): OrderEvent => ({
    id: `${id}-${to}`,
    at: iso(at),
    kind: "attempt",
    method: method as PaymentMethod,
    amount,
    state: to,
    failure: why,
  });
  return [
    event(createdTime, "open"),
    ...(performedTime === null ? [] : [event(performedTime, data.late === true ? "late" : "paid")]),
    ...(cancelledTime === null
      ? []
      : [event(cancelledTime, state === "refunded" ? "refunded" : "cancelled", failure)]),
  ];
}

export const toReceiptEvents = (receipts: readonly StoredReceipt[]): OrderEvent[] =>
  receipts.map(({ type, receiptId, qrCodeUrl, at }) => ({
    id: `receipt-${type}-${receiptId}`,
    at: iso(at),
    kind: "receipt",
    type,
    number: receiptId,
    url: qrCodeUrl,
  }));

/** Calls from and to gateways about the order; they are stored for thirteen months. */
export async function readGatewayCalls(container: MedusaContainer, orderId: string): Promise<OrderEvent[]> {
  const rows = await readRows<{ id: string; gateway: string; call: string; created_at: Date }>(
    container,
    `select id, gateway, call, created_at from payment_event
     where order_id = ? and deleted_at is null order by created_at desc limit 500`,
    [orderId],
  );
  return rows.map(({ id, gateway, call, created_at: at }) => ({
    id,
    at: iso(at),
    kind: "gateway_call",
    gateway,
    call,
  }));
}

/** Refunds that administrators paid by a transfer. */
export async function readPaidOut(
  container: MedusaContainer,
  orderId: string,
  acts: readonly Act[],
): Promise<OrderEvent[]> {
  const rows = await readRows<{ id: string; amount: number; words: string; created_at: Date }>(
    container,
    `select id, amount::float8, words, created_at from payment_paid_out
     where order_id = ? and deleted_at is null order by created_at`,
    [orderId],
  );
  return rows.map(({ id, amount, words, created_at: at }) => ({
    id: `paid-${id}`,
    at: iso(at),
    kind: "paid_out",
    amount,
    ...findPayer(acts, id),
    // recorded by id, which `administrator` names
    note: words.replace(/^user_\w+: /, ""),
  }));
}
