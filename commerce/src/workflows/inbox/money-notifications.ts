import type { Sum } from "@bezak/contract/money.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import type { NewNotification } from "../../inbox/inbox-event.ts";
import { getLedger } from "../payment/get-ledger.ts";

/** A capture or a refund of the engine's payment module. */
interface Moved {
  id: string;
  amount: unknown;
  created_at?: Date | string;
  payment?: { payment_collection_id?: string };
}

interface MoneyOut {
  orderId: string;
  number: string;
  /** whole sum */
  amount: Sum;
}

interface PaidOrder {
  id: string;
  customer_id: string | null;
  custom_display_id: string;
}

const relations = ["payment"];

export async function readCaptureNotifications(
  container: MedusaContainer,
  since: Date,
): Promise<NewNotification[]> {
  const service = container.resolve(Modules.PAYMENT);
  const captures = await service.listCaptures(
    { created_at: { $gte: since.toISOString() } },
    { relations, take: null },
  );
  return toMoneyNotifications(container, captures as unknown as Moved[], "payment_paid");
}

export async function readRefundNotifications(
  container: MedusaContainer,
  since: Date,
): Promise<NewNotification[]> {
  const service = container.resolve(Modules.PAYMENT);
  const refunds = await service.listRefunds(
    { created_at: { $gte: since.toISOString() } },
    { relations, take: null },
  );
  const booked = await toMoneyNotifications(container, refunds as unknown as Moved[], "payment_refunded");
  return [...booked, ...(await readManualRefundNotifications(container, since))];
}

/** Manual refunds without a refund in the engine: of cash, and of late payments. */
async function readManualRefundNotifications(
  container: MedusaContainer,
  since: Date,
): Promise<NewNotification[]> {
  const { rows } = (await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `select n.id, n.order_id as "orderId", o.custom_display_id as number, o.customer_id as "customerId",
       n.amount::float8 as amount, n.created_at as at
     from payment_paid_out n join "order" o on o.id = n.order_id
     where n.created_at >= ? and o.customer_id is not null
       and not exists (select 1 from refund r where r.note = n.id and r.deleted_at is null)`,
    [since.toISOString()],
  )) as { rows: (MoneyOut & { id: string; customerId: string; at: Date | string })[] };
  return rows.map(({ id, customerId, at, ...data }) => ({
    customerId,
    key: `paid-out:${id}`,
    at: new Date(at),
    event: "payment_refunded" as const,
    data,
  }));
}

async function toMoneyNotifications(
  container: MedusaContainer,
  moved: Moved[],
  event: "payment_paid" | "payment_refunded",
): Promise<NewNotification[]> {
  const collections = moved.flatMap(({ payment }) => payment?.payment_collection_id ?? []);
  const orders = await ordersOfCollections(container, [...new Set(collections)]);
  return moved.flatMap(({ id, amount, created_at, payment }) => {
    const order = orders.get(payment?.payment_collection_id ?? "");
    if (!order?.customer_id) return [];
    const data = { orderId: order.id, number: order.custom_display_id, amount: Number(amount) };
    const at = new Date(created_at ?? Date.now());
    return [{ customerId: order.customer_id, key: `payment:${id}`, at, event, data }];
  });
}

export async function ordersOfCollections(
  container: MedusaContainer,
  ids: string[],
): Promise<Map<string, PaidOrder>> {
  if (ids.length === 0) return new Map();
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "payment_collection",
    fields: ["id", "order.id", "order.customer_id", "order.custom_display_id"],
    filters: { id: ids },
  });
  const rows = data as unknown as { id: string; order?: PaidOrder }[];
  return new Map(rows.flatMap(({ id, order }) => (order ? [[id, order] as const] : [])));
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
