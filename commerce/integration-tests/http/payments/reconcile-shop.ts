import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import type { Difference } from "../../../src/workflows/payment/reconcile/difference.ts";
import type { CommerceProcess } from "../../harness/commerce-process.ts";
import { gatewayEnv } from "../../harness/gateway-settings.ts";
import { linesOf } from "../../harness/paid-orders.ts";
import { createBuyer, newOrder, openShop, placePatiently } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import type { ReconcileAnswer, ReconcileWork } from "./inside/reconcile.ts";
import { newId, rightKey } from "./payme-desk.ts";
import { untilBooked } from "./pay-order.ts";

export type ReconcileShop = Awaited<ReturnType<typeof openReconcileShop>>;

/** A shop of its own: what differs is made by SQL, and no spec beside it finds that. */
export async function openReconcileShop(name: string) {
  /** what Click says of its payments, by their id; of others it says nothing that can be read */
  const atClick = new Map<string, object>();
  const click = await listen(atClick);
  const { port } = click.address() as AddressInfo;
  const shop = await openShop(name, { ...gatewayEnv, CLICK_API_URL: `http://127.0.0.1:${port}` });
  const buyer = await createBuyer(shop.commerce);
  const { db, commerce } = shop;
  const script = "../../http/payments/inside/reconcile.ts";
  const run = (what: object, on: CommerceProcess = commerce) => on.run<ReconcileAnswer>(script, what);

  const payme = async (method: string, params: object) => {
    const response = await fetch(`${commerce.base}/payments/payme`, {
      method: "POST",
      headers: { "content-type": "text/json", authorization: rightKey },
      body: JSON.stringify({ method, params, id: 1 }),
    });
    return (await response.json()) as { result?: { transactions?: object[] }; error?: object };
  };

  async function order(quantities: Record<string, number>, paymentMethod = "payme"): Promise<OrderView> {
    const body = newOrder(linesOf(shop, quantities), { paymentMethod });
    const { status, body: answer } = await placePatiently<{ order: OrderView }>(commerce, buyer, body);
    if (status !== 201) throw new Error(JSON.stringify(answer));
    return answer.order;
  }

  /** Payme has the money, and the books have it too. Gives Payme's id. */
  async function pay({ id: orderId, number, totals }: OrderView): Promise<string> {
    const id = newId();
    const amount = totals.total * 100;
    const account = { order_id: number };
    const made = await payme("CreateTransaction", { id, time: Date.now(), amount, account });
    const done = await payme("PerformTransaction", { id });
    if (made.error || done.error) throw new Error(JSON.stringify([made, done]));
    await untilBooked(shop, { id: orderId });
    // the engine counts once more before the job ends: what a spec breaks is broken after it
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
    ...{ ...shop, buyer, atClick, run, payme, order, pay, report },
    /** An order that was paid at Payme, with Payme's id. */
    async paid(quantities: Record<string, number>) {
      const placed = await order(quantities);
      return { order: placed, paymeId: await pay(placed) };
    },
    cancel: (placed: OrderView, body: object = {}) =>
      commerce.call("PATCH", `/customer/orders/${placed.id}/cancel`, { token: buyer.token, body }),
    /** So many cancellations are done, with their money. */
    untilCancelled: ({ id }: OrderView, times = 1) =>
      until("the order to be called off", async () => {
        const { rows } = await db.query(
          "select 1 from order_cancellation where order_id = $1 and state = 'done' and refund_state = 'done'",
          [id],
        );
        return rows.length === times;
      }),
    /** What differs about one order. */
    async of({ number }: OrderView, what: ReconcileWork = {}): Promise<Difference[]> {
      return (await report(what)).differences.filter((one) => one.order === number);
    },
    async close() {
      click.close();
      await shop.close();
    },
  };
}

async function listen(answers: Map<string, object>): Promise<Server> {
  const server = createServer((req, res) => {
    const id = req.url?.replace(`/payment/status/${gatewayEnv.CLICK_SERVICE_ID}/`, "") ?? "";
    const answer = answers.get(id);
    res.statusCode = answer ? 200 : 500;
    res.end(answer ? JSON.stringify(answer) : "ill");
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return server;
}
