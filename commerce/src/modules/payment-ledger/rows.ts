import type { LedgerLanguage, ReceiptLines } from "./ledger.ts";

/** Columns of a due as `Due` names them; bigints as numbers: they are sums and stay far below 2^53. */
export const dueColumns = `id as "orderId", number, customer_id as "customerId", method, amount::float8 as amount,
  open_until as "openUntil", closed_at as "closedAt", handed_over as "handedOver", language, receipt`;

export const attemptColumns = `id, no, order_id as "orderId", gateway, method, external_id as "externalId",
  amount::float8 as amount, state, reason, failure, gateway_time::float8 as "gatewayTime",
  created_time::float8 as "createdTime", performed_time::float8 as "performedTime",
  cancelled_time::float8 as "cancelledTime", expires_at as "expiresAt", looked_at as "lookedAt", reversal,
  reversal_note as "reversalNote", data`;

/** What `place-order` writes for an order. */
export interface NewDue {
  orderId: string;
  number: string;
  customerId: string;
  method: string;
  amount: number;
  /** ISO 8601: workflows hand plain data on */
  openUntil: string | null;
  language: LedgerLanguage;
  receipt: ReceiptLines | null;
}
