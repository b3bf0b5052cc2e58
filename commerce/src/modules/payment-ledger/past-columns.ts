import type { Attempt, Payable, StoredReceipt } from "./ledger.ts";
import {
  attemptColumns,
  attemptOfRow,
  payableColumns,
  toPayable,
  type AttemptRow,
  type PayableRow,
} from "./rows.ts";

/** Ledger data of one order `o`, as columns for the statement of another domain. */
export interface PaymentPastRow {
  payable: PayableRow | null;
  attempts: AttemptRow[];
  receipts: StoredReceipt[];
}

export const PAYMENT_PAST = `(select to_jsonb(d) from (select ${payableColumns} from payment_due where id = o.id) d) as payable,
  coalesce((select jsonb_agg(to_jsonb(a) order by a.no)
    from (select ${attemptColumns} from payment_attempt where order_id = o.id) a), '[]') as attempts,
  coalesce((select jsonb_agg(jsonb_build_object('type', f.type, 'receiptId', f.receipt_id,
      'statusCode', f.status_code, 'message', f.message, 'terminalId', f.terminal_id, 'fiscalSign', f.fiscal_sign,
      'qrCodeUrl', f.qr_code_url, 'at', f.at) order by f.at)
    from fiscal_receipt f where f.order_id = o.id), '[]') as receipts`;

export function findPaymentPast({ payable, attempts, receipts }: PaymentPastRow): {
  payable: Payable | undefined;
  attempts: Attempt[];
  receipts: StoredReceipt[];
} {
  return {
    payable: payable ? toPayable(payable) : undefined,
    attempts: attempts.map(attemptOfRow),
    receipts,
  };
}

/**
 * Status of the payment of order `o`, the SQL counterpart of `viewOrderPayment`; a test compares the two over many
 * histories of orders.
 */
export const PAYMENT_STATUS = `(select case
    when b.booked in ('paid', 'refunded') then b.booked
    when t.paid then 'paid'
    when t.refunded then 'refunded'
    when b.booked = 'cancelled' or d.closed_at is not null then 'cancelled'
    when t.under_way then 'processing'
    when (t.latest->>'late')::boolean and t.latest->>'method' = d.method then 'failed'
    when t.latest_own->>'state' = 'cancelled' and t.latest_own->>'failure' <> ''
      and t.latest_own->>'method' = d.method then 'failed'
    else b.booked end
  from (select coalesce((select case
      when c.captured_amount > 0 and coalesce(c.refunded_amount, 0) >= c.captured_amount then 'refunded'
      when c.captured_amount > 0 and c.captured_amount >= c.amount then 'paid'
      when c.status = 'canceled' then 'cancelled'
      else (select case s.status when 'error' then 'failed' when 'authorized' then 'processing' end
        from payment_session s where s.payment_collection_id = c.id and s.deleted_at is null
        order by s.created_at desc limit 1) end
    from payment_collection c
    where c.id = 'pay_col_' || substr(o.id, strpos(o.id, '_') + 1) and c.deleted_at is null), 'pending') as booked) b
  left join payment_due d on d.id = o.id
  left join lateral (select bool_or(not late and state = 'paid') as paid,
      bool_or(not late and state = 'refunded') as refunded,
      bool_or(not late and state in ('open', 'confirming')) as under_way,
      (jsonb_agg(to_jsonb(a) order by no desc))->0 as latest,
      (jsonb_agg(to_jsonb(a) order by no desc) filter (where not late))->0 as latest_own
    from (select no, method, state, failure, data->'late' is not distinct from 'true'::jsonb as late
      from payment_attempt where order_id = o.id) a) t on true)`;
