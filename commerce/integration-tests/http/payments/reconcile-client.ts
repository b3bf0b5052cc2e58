import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import type { Difference } from "../../../src/workflows/payment/reconcile/difference.ts";
import type { CommerceProcess } from "../../harness/commerce-process.ts";
import { PATIENCE_MS } from "../../harness/retry-while-busy.ts";
import { createBuyer, type Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import type { ReconcileAnswer, ReconcileWork } from "./inside/reconcile.ts";
import { cancel, placeFor, untilBooked } from "./pay-order.ts";
import { createPaymeClient, newId } from "./payme-client.ts";

export type ReconcileClient = Awaited<ReturnType<typeof openReconcileClient>>;

/** Orders of a new buyer in a shop, and their differences. */
export async function openReconcileClient(shop: Shop) {
  const buyer = await createBuyer(shop.commerce);
  const { db } = shop;
  const script = "../../http/payments/inside/reconcile.ts";
  /** A busy machine may refuse it before it begins, while others work with the order: it is repeated then. */
  async function run(what: object, on?: CommerceProcess): Promise<ReconcileAnswer> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      // a spec may have killed and replaced the process
      const answer = await (on ?? shop.commerce).run<ReconcileAnswer>(script, what);
      if (!answer.refused?.message.startsWith("Already locked") || Date.now() > end) return answer;
    }
  }
  const { call: payme } = createPaymeClient(shop);

  const order = (quantities: Record<string, number>, paymentMethod = "payme") =>
    placeFor(shop, buyer, paymentMethod, quantities);

  /** Pays by Payme and waits until it is booked. Returns Payme's id. */
  async function pay({ id: orderId, number, totals }: OrderView): Promise<string> {
    const id = newId();
    const amount = totals.total * 100;
    const account = { order_id: number };
    const made = await payme("CreateTransaction", { id, time: Date.now(), amount, account });
    const done = await payme("PerformTransaction", { id });
    if (made.error || done.error) throw new Error(JSON.stringify([made, done]));
    await untilBooked(shop, { id: orderId });
    // Medusa counts once more before the job ends; a spec must break rows only after that
    await until("the job that booked it to end", async () => {
      const { rows } = await db.query(
        `select 1 from pgboss.job where name = 'settle-payment' and data->>'orderId' = $1
         and state in ('created', 'retry', 'active')`,
        [orderId],
      );
      return rows.length === 0;
    });
    return id;
  }

  const report = async (what: ReconcileWork = {}) => {
    const { report: found, refused } = await run({ reconcile: what });
    if (!found) throw new Error(refused?.message);
    return found;
  };

  return {
    buyer,
    run,
    payme,
    order,
    pay,
    report,
    /** An order paid by Payme, with Payme's id. */
    async paid(quantities: Record<string, number>) {
      const placed = await order(quantities);
      return { order: placed, paymeId: await pay(placed) };
    },
    cancel: (placed: OrderView, body: object = {}) => cancel(shop, buyer, placed, body),
    /** Waits until this many cancellations and their refunds are done. */
    untilCancelled: ({ id }: OrderView, times = 1) =>
      until("the order to be cancelled", async () => {
        const { rows } = await db.query(
          "select 1 from order_cancellation where order_id = $1 and state = 'done' and refund_state = 'done'",
          [id],
        );
        return rows.length === times;
      }),
    async of({ number }: OrderView, what: ReconcileWork = {}): Promise<Difference[]> {
      return (await report(what)).differences.filter((one) => one.order === number);
    },
  };
}

/** Hides orders that a spec broke from checks of the whole shop. */
export const hideOrders = ({ db }: Shop, ids: string[]) =>
  db.query(`update "order" set deleted_at = now() where id = any($1)`, [ids]);
