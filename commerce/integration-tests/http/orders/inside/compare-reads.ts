import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { orderStatuses } from "@bezak/contract/order-status.ts";
import { paymentStatuses } from "@bezak/contract/payment-status.ts";
import { PARCEL_MODULE } from "../../../../src/modules/parcel/index.ts";
import type { ParcelModuleService } from "../../../../src/modules/parcel/service.ts";
import { viewOrder } from "../../../../src/workflows/order/order-view.ts";
import { readOrders, readRows, type OrderView } from "../../../../src/workflows/order/read-orders.ts";
import { readPayments } from "../../../../src/workflows/order/read-payments.ts";
import { getLedger } from "../../../../src/workflows/payment/get-ledger.ts";

export interface ReadDifference {
  what: string;
  own: unknown;
  engine: unknown;
}

type Rows = <Row>(sql: string, values: string[]) => Promise<Row[]>;

const whole = { limit: 100_000, offset: 0 };

/**
 * Reads every order of these buyers by the statements of the lists and again by Medusa with its own totals, and
 * compares every list by status with the statuses shown.
 * @returns the differences
 * @throws Error when there was nothing to compare
 */
export default async function compare(
  container: MedusaContainer,
  buyers: string[],
): Promise<ReadDifference[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const rows: Rows = async <Row>(sql: string, values: string[]) =>
    ((await database.raw(sql, values)) as { rows: Row[] }).rows;
  const differences: ReadDifference[] = [];
  let compared = 0;
  for (const customerId of buyers) {
    const expectSame = (what: string, own: unknown, engine: unknown) => {
      if (JSON.stringify(own) !== JSON.stringify(engine)) differences.push({ what, own, engine });
    };
    const { orders, count } = await readOrders(container, { customerId, ...whole });
    compared += count;
    expectSame(
      "ids",
      orders.map(({ id }) => id),
      await newestFirst(rows, customerId),
    );
    for (const order of orders)
      expectSame(order.number, order, await readByEngine(container, rows, order.id));
    const numbers = (shown: OrderView[]) => shown.map(({ number }) => number);
    for (const status of orderStatuses) {
      const listed = await readOrders(container, { customerId, status, ...whole });
      expectSame(
        `orders ${status}`,
        numbers(listed.orders),
        numbers(orders.filter((one) => one.status === status)),
      );
    }
    for (const status of paymentStatuses) {
      const listed = await readPayments(container, { customerId, status, ...whole });
      const shown = listed.payments.map(({ orderNumber }) => orderNumber);
      expectSame(
        `payments ${status}`,
        shown,
        numbers(orders.filter(({ payment }) => payment.status === status)),
      );
    }
  }
  if (compared === 0) throw new Error("These buyers have no order");
  return differences;
}

async function newestFirst(rows: Rows, customerId: string): Promise<string[]> {
  const found = await rows<{ id: string }>(
    `select order_id as id from seller_order where customer_id = ? and deleted_at is null
     group by order_id order by min(created_at) desc, order_id desc`,
    [customerId],
  );
  return found.map(({ id }) => id);
}

async function readByEngine(container: MedusaContainer, rows: Rows, orderId: string) {
  const ledger = getLedger(container);
  const [[row], cancellations, taken, [owed], [account], dues, attempts] = await Promise.all([
    readRows(container, { id: [orderId] }),
    container.resolve<ParcelModuleService>(PARCEL_MODULE).listCancellations([orderId]),
    rows<{ item_id: string; taken: number }>(
      "select item_id, taken from returned_quantity where order_id = ?",
      [orderId],
    ),
    rows<{ sum: number; paid: number }>(
      `select coalesce(sum(amount) filter (where refund_state = 'owed'), 0)::float8 as sum,
         coalesce(sum(amount) filter (where refund_state = 'done'), 0)::float8 as paid from return_request
       where order_id = ? and deleted_at is null`,
      [orderId],
    ),
    rows<{ last_digits: string }>("select last_digits from refund_account where order_id = ?", [orderId]),
    ledger.dues.of([orderId]),
    ledger.listAttempts([orderId]),
  ]);
  if (!row) return undefined;
  const view = viewOrder(row, {
    cancellations,
    returned: new Map(taken.map(({ item_id, taken: pieces }) => [item_id, pieces])),
    owedForReturns: owed?.sum ?? 0,
    paidOutForReturns: owed?.paid ?? 0,
    refundAccount: account?.last_digits ?? null,
    payment: { payable: dues.get(orderId), attempts, receipts: [] },
  });
  if (row.seller_orders.every(({ status }) => status === "cancelled")) return view;
  const totals = {
    items: Number(row.item_total) + Number(row.discount_total),
    delivery: Number(row.shipping_total),
    discount: Number(row.discount_total),
    total: Number(row.total),
  };
  return { ...view, totals };
}
