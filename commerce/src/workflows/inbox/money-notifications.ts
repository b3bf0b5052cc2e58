import type { Sum } from "@bezak/contract/money.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { NewNotification } from "../../inbox/inbox-event.ts";
import { readRows } from "../../read-rows.ts";
import { getLedger } from "../payment/get-ledger.ts";

interface Moved {
  id: string;
  orderId: string;
  number: string;
  customerId: string;
  /** whole sum */
  amount: Sum;
  at: Date | string;
}

export async function readCaptureNotifications(
  container: MedusaContainer,
  since: Date,
): Promise<NewNotification[]> {
  const captures = await readMoved(container, "capture", since);
  return captures.map((one) => toNotification("payment_paid", `payment:${one.id}`, one));
}

export async function readRefundNotifications(
  container: MedusaContainer,
  since: Date,
): Promise<NewNotification[]> {
  const [refunds, manual] = await Promise.all([
    readMoved(container, "refund", since),
    readManualRefunds(container, since),
  ]);
  return [
    ...refunds.map((one) => toNotification("payment_refunded", `payment:${one.id}`, one)),
    ...manual.map((one) => toNotification("payment_refunded", `paid-out:${one.id}`, one)),
  ];
}

/** Rows of the engine's payment module since then, with the orders of customers. */
function readMoved(container: MedusaContainer, table: "capture" | "refund", since: Date): Promise<Moved[]> {
  return readRows(
    container,
    `select m.id, o.id as "orderId", o.custom_display_id as number, o.customer_id as "customerId",
       m.amount::float8 as amount, m.created_at as at
     from ${table} m join payment p on p.id = m.payment_id
     join order_payment_collection l
       on l.payment_collection_id = p.payment_collection_id and l.deleted_at is null
     join "order" o on o.id = l.order_id
     where m.created_at >= ? and m.deleted_at is null and o.customer_id is not null`,
    [since.toISOString()],
  );
}

/** Manual refunds without a refund in the engine: of cash, and of late payments. */
function readManualRefunds(container: MedusaContainer, since: Date): Promise<Moved[]> {
  return readRows(
    container,
    `select n.id, n.order_id as "orderId", o.custom_display_id as number, o.customer_id as "customerId",
       n.amount::float8 as amount, n.created_at as at
     from payment_paid_out n join "order" o on o.id = n.order_id
     where n.created_at >= ? and o.customer_id is not null
       and not exists (select 1 from refund r where r.note = n.id and r.deleted_at is null)`,
    [since.toISOString()],
  );
}

function toNotification(
  event: "payment_paid" | "payment_refunded",
  key: string,
  { orderId, number, customerId, amount, at }: Moved,
): NewNotification {
  return { customerId, key, at: new Date(at), event, data: { orderId, number, amount } };
}

/** Payment attempts that failed since then, while the order can still be paid. */
export async function readFailedPaymentNotifications(
  container: MedusaContainer,
  since: Date,
): Promise<NewNotification[]> {
  const failed = await getLedger(container).sweeps.failedSince(since);
  return failed.map(({ id, orderId, number, customerId, amount, at }) => ({
    customerId,
    key: `payment-failed:${id}`,
    at: new Date(at),
    event: "payment_failed" as const,
    data: { orderId, number, amount },
  }));
}
