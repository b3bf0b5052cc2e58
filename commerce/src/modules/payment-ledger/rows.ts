import type { Sum } from "@bezak/contract/money.ts";
import type { Attempt, Payable, LedgerLanguage, ReceiptLines } from "./ledger.ts";

/** Columns of a payable under its property names; bigints as numbers, since sums stay far below 2^53. */
export const payableColumns = `id as "orderId", number, customer_id as "customerId", method, amount::float8 as amount,
  open_until as "openUntil", closed_at as "closedAt", handed_over as "handedOver", language, receipt,
  (select coalesce(sum(p.amount), 0)::float8 from payment_paid_out p
   where p.order_id = payment_due.id and p.id not like 'payatt%') as "paidOut"`;

export const attemptColumns = `id, no, order_id as "orderId", gateway, method, external_id as "externalId",
  amount::float8 as amount, state, reason, failure, gateway_time::float8 as "gatewayTime",
  created_time::float8 as "createdTime", performed_time::float8 as "performedTime",
  cancelled_time::float8 as "cancelledTime", expires_at as "expiresAt", looked_at as "lookedAt", reversal,
  reversal_note as "reversalNote", data`;

/** Time columns: the driver returns text or dates, depending on its connection. */
type Timed<T> = { [K in keyof T]: T[K] extends Date | null ? Date | string | null : T[K] };

const findDate = (at: Date | string | null): Date | null => (at === null ? null : new Date(at));

export type PayableRow = Timed<Payable>;
export type AttemptRow = Timed<Attempt>;

export const toPayable = (row: PayableRow): Payable => ({
  ...row,
  openUntil: findDate(row.openUntil),
  closedAt: findDate(row.closedAt),
});

export const attemptOfRow = (row: AttemptRow): Attempt => ({
  ...row,
  expiresAt: findDate(row.expiresAt),
  lookedAt: findDate(row.lookedAt),
});

/** Written by `place-order`. */
export interface NewPayable {
  orderId: string;
  number: string;
  customerId: string;
  method: string;
  amount: Sum;
  /** ISO 8601: workflows pass plain data */
  openUntil: string | null;
  language: LedgerLanguage;
  receipt: ReceiptLines | null;
}
