import { settledReturns } from "@bezak/contract/return-status.ts";
import {
  attemptColumns,
  attemptOfRow,
  payableColumns,
  toPayable,
  type AttemptRow,
  type PayableRow,
} from "../../../modules/payment-ledger/rows.ts";
import type { BookedDebt, OrderAccounts } from "./order-accounts.ts";
import type { Read } from "./reading.ts";

/** The same rule as in `record-handover.ts`: the shop has received the products back. */
const cameBack = ["received", ...settledReturns];

/** Sums and rows of one order, each found by an index on the order's id. */
const ACCOUNTS = `
  select o.id as "orderId", o.custom_display_id as number, o.status = 'canceled' as cancelled,
    coalesce((select (s.totals->>'current_order_total')::float8 from order_summary s
              where s.order_id = o.id and s.version = o.version and s.deleted_at is null), 0) as total,
    (select coalesce(sum(c.amount), 0)::float8 from order_payment_collection l
     join payment p on p.payment_collection_id = l.payment_collection_id and p.deleted_at is null
     join capture c on c.payment_id = p.id and c.deleted_at is null
     where l.order_id = o.id and l.deleted_at is null) as captured,
    (select coalesce(sum(c.captured_amount), 0)::float8 from order_payment_collection l
     join payment_collection c on c.id = l.payment_collection_id and c.deleted_at is null
     where l.order_id = o.id and l.deleted_at is null) as counted,
    coalesce((select json_agg(json_build_object('note', r.note, 'amount', r.amount)) from order_payment_collection l
     join payment p on p.payment_collection_id = l.payment_collection_id and p.deleted_at is null
     join refund r on r.payment_id = p.id and r.deleted_at is null
     where l.order_id = o.id and l.deleted_at is null), '[]') as refunds,
    coalesce((select json_agg(json_build_object('status', p.status, 'total', p.total)) from seller_order p
     where p.order_id = o.id and p.deleted_at is null), '[]') as parcels,
    coalesce((select json_agg(json_build_object('id', i.item_id, 'quantity', i.quantity)) from order_item i
     where i.order_id = o.id and i.version = o.version and i.quantity > 0 and i.deleted_at is null), '[]') as lines,
    coalesce((select json_agg(line) from return_request r, jsonb_array_elements(r.lines->'rows') as line
     where r.order_id = o.id and r.status in ('${cameBack.join("', '")}') and r.deleted_at is null), '[]') as returned,
    coalesce((select json_agg(json_build_object('id', id, 'amount', amount, 'state', state)) from (
       select id, refund_amount as amount, refund_state as state from order_cancellation
       where order_id = o.id and refund_state <> 'none' and deleted_at is null
       union all
       select id, amount, refund_state from return_request
       where order_id = o.id and refund_state <> 'none' and deleted_at is null) as debts), '[]') as debts,
    coalesce((select json_agg(json_build_object('id', p.id, 'amount', p.amount)) from payment_paid_out p
     where p.order_id = o.id), '[]') as "paidOut",
    coalesce((select json_agg(f.attempt_id) from fiscal_receipt f
     where f.order_id = o.id and f.type = 'sale' and f.deleted_at is null), '[]') as receipted,
    greatest(o.created_at,
      (select max(updated_at) from seller_order where order_id = o.id and deleted_at is null),
      (select max(updated_at) from order_cancellation where order_id = o.id and deleted_at is null),
      (select max(updated_at) from return_request where order_id = o.id and deleted_at is null),
      (select max(updated_at) from payment_attempt where order_id = o.id),
      (select updated_at from payment_due where id = o.id)) as touched
  from "order" o where o.id in (select jsonb_array_elements_text(?::jsonb)) and o.deleted_at is null`;

type Row = Omit<OrderAccounts, "payable" | "attempts" | "debts"> & {
  debts: BookedDebt[];
  touched: Date | string;
};

/** Skips orders that changed after `quietSince`: an operation on them may be in progress. */
export async function readAccounts(
  read: Read,
  orderIds: readonly string[],
  quietSince: Date,
): Promise<OrderAccounts[]> {
  const ids = JSON.stringify(orderIds);
  const rows = await read<Row>(ACCOUNTS, [ids]);
  const dues = await read<PayableRow>(
    `select ${payableColumns} from payment_due where id in (select jsonb_array_elements_text(?::jsonb))`,
    [ids],
  );
  const attempts = await read<AttemptRow>(
    `select ${attemptColumns} from payment_attempt
     where order_id in (select jsonb_array_elements_text(?::jsonb)) order by no`,
    [ids],
  );
  const payables = new Map(dues.map((row) => [row.orderId, toPayable(row)]));
  const own = Map.groupBy(attempts.map(attemptOfRow), ({ orderId }) => orderId);
  return rows
    .filter(({ touched }) => new Date(touched) <= quietSince)
    .map(({ touched: _, ...row }) => {
      return { ...row, payable: payables.get(row.orderId), attempts: own.get(row.orderId) ?? [] };
    });
}
