import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { deliver } from "../../harness/paid-orders.ts";
import { asItWas } from "../../harness/payments/as-it-was.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { hideOrders, openReconcileClient, type ReconcileClient } from "./reconcile-client.ts";

let shop: Shop;
let paymentClient: ReconcileClient;
/** Orders that the cases break, one after another. */
let orders: Record<From, OrderView>;
/** how many orders existed before */
let before: number;

beforeAll(async () => {
  shop = await sharedShop("payments");
  paymentClient = await openReconcileClient(shop);
  ({ orders: before } = await paymentClient.report());
  const quantities = { ring: 2, watch: 1 };
  const { order: paid } = await paymentClient.paid(quantities);
  const cancelled = await paymentClient.order(quantities);
  expect((await paymentClient.cancel(cancelled)).status).toBe(200);
  orders = {
    paid,
    cancelled,
    placed: await paymentClient.order(quantities),
    cash: await paymentClient.order(quantities, "cash"),
  };
});

afterAll(() =>
  hideOrders(
    shop,
    Object.values(orders ?? {}).map(({ id }) => id),
  ),
);

/** One line of SQL that breaks an order; `$1` is its id. */
const sql = (text: string) => (order: OrderView) => shop.db.query(text, [order.id]);

/** Hashes of the rows of these orders, and of whole tables that other specs do not change meanwhile. */
const sums = async (ids: string[]) => {
  const ofOrders = { payment_due: "id", payment_attempt: "order_id", payment_event: "order_id" };
  const whole = ["payment_paid_out", "seller_order", "order_cancellation", "return_request", "refund"];
  const tables = [
    ...Object.entries(ofOrders).map(([table, id]) => [table, `where ${id} = any($1)`] as const),
    ...[...whole, "capture", "shop_setting", "payment_session"].map((table) => [table, ""] as const),
  ];
  const found = await Promise.all(
    tables.map(async ([table, where]) => {
      const { rows } = await shop.db.query<{ sum: string }>(
        `select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as sum from ${table} t ${where}`,
        where ? [ids] : [],
      );
      return [table, rows[0]?.sum];
    }),
  );
  return Object.fromEntries(found) as object;
};

/** Inserts an attempt of another gateway; `$1` is the order. */
const attempt = (state: string, columns: Record<string, string> = {}) => {
  const names = Object.keys(columns).map((name) => `, ${name}`);
  const values = Object.values(columns).map((value) => `, ${value}`);
  return `insert into payment_attempt (id, order_id, gateway, method, external_id, amount, state, created_time${names.join("")})
    select 'payatt_' || right($1, 26), $1, 'click', 'click', 'c' || right($1, 20), 777, '${state}',
      extract(epoch from now()) * 1000${values.join("")}`;
};

const late = { data: `'{"late": true}'` };

type From = "placed" | "paid" | "cancelled" | "cash";

interface Case {
  /** the state of the order before it is broken */
  from: From;
  break: (order: OrderView) => Promise<unknown>;
  found: object[];
}

const difference = (code: string, amounts: object = {}, states: object = {}) =>
  expect.objectContaining({ code, amounts, states, todo: expect.stringMatching(/\w.*\.$/) });

/** The order of all cases: two rings and a watch, by courier. */
const SUM = 475_001;

const cases: Record<string, Case> = {
  "paid and not booked": {
    from: "paid",
    break: sql(`update capture set deleted_at = now() where payment_id in (
      select p.id from payment p join order_payment_collection l using (payment_collection_id) where l.order_id = $1)`),
    found: [difference("paid_not_booked", { ledger: SUM, books: 0 })],
  },
  "another sum counted than captured": {
    from: "paid",
    break: sql(`update payment_collection c set captured_amount = 50 from order_payment_collection l
      where l.payment_collection_id = c.id and l.order_id = $1`),
    found: [difference("count_differs", { captured: SUM, counted: 50 })],
  },
  "booked and not paid": {
    from: "paid",
    break: sql("delete from payment_attempt where order_id = $1"),
    found: [difference("booked_not_paid", { ledger: 0, books: SUM })],
  },
  "another sum in the ledger than booked": {
    from: "paid",
    break: sql("update payment_attempt set amount = amount - 1 where order_id = $1"),
    found: [
      difference("amount_differs", { ledger: SUM - 1, books: SUM }),
      difference("amount_differs", { ledger: SUM - 1, due: SUM }),
    ],
  },
  "paid and cancelled without a refund": {
    from: "paid",
    break: async (order) => {
      await sql(`update "order" set status = 'canceled' where id = $1`)(order);
      await sql("update payment_due set closed_at = now() where id = $1")(order);
    },
    found: [difference("paid_but_cancelled", { paid: SUM, "set to go back": 0 })],
  },
  "refunded by the gateway and not booked": {
    from: "paid",
    break: sql("update payment_attempt set state = 'refunded' where order_id = $1"),
    found: [difference("refunded_not_booked", { returned: SUM, books: 0 })],
  },
  "a refund that is done and not booked": {
    from: "paid",
    break:
      sql(`insert into order_cancellation (id, order_id, parcels, lines, whole, actor, state, refund_amount, raw_refund_amount, refund_state)
      values ('ordcan_' || right($1, 26), $1, '{"ids": []}', '{"rows": []}', false, 'admin', 'done', 5, '{"value": "5"}', 'done')`),
    found: [difference("refunded_not_booked", { returned: 5, books: 0 })],
  },
  "a booked refund that nobody made": {
    from: "paid",
    break: sql(`insert into refund (id, amount, raw_amount, payment_id, note)
      select 'ref_' || right($1, 26), 7, '{"value": "7"}', p.id, 'nobody' from payment p
      join order_payment_collection l using (payment_collection_id) where l.order_id = $1`),
    found: [difference("refund_without_gateway", { books: 7, given: 0 })],
  },
  "late money that its gateway does not refund": {
    from: "cancelled",
    break: sql(attempt("late", { ...late, reversal: "'refused'" })),
    found: [difference("late_money", { late: 777 })],
  },
  "late money of another sum than requested": {
    from: "cancelled",
    break: sql(attempt("late", { data: `'{"late": true, "taken": 801}'`, reversal: "'refused'" })),
    found: [difference("late_money", { late: 801 })],
  },
  "late money with a silent gateway": {
    from: "cancelled",
    break: sql(attempt("late", { ...late, reversal: "'asked'" })),
    found: [difference("refund_unanswered", { asked: 777 }, { ledger: "late", reversal: "asked" })],
  },
  "a refund with a silent gateway": {
    from: "paid",
    break: sql("update payment_attempt set reversal = 'asked' where order_id = $1"),
    found: [difference("refund_unanswered", { asked: SUM }, { ledger: "paid", reversal: "asked" })],
  },
  "a cancellation whose gateway is silent": {
    from: "paid",
    break:
      sql(`insert into order_cancellation (id, order_id, parcels, lines, whole, actor, state, refund_amount, raw_refund_amount, refund_state)
      values ('ordcan_' || right($1, 26), $1, '{"ids": []}', '{"rows": []}', false, 'admin', 'done', 5, '{"value": "5"}', 'asked')`),
    found: [difference("refund_unanswered", { owed: 5 }, { refund: "asked" })],
  },
  "an attempt that no gateway confirms": {
    from: "placed",
    break: async (order) => {
      await sql(attempt("confirming"))(order);
      await sql(
        "update payment_attempt set created_time = created_time - 4e6, amount = 475001 where order_id = $1",
      )(order);
    },
    found: [difference("payment_unanswered", { asked: SUM })],
  },
  "a given-up attempt that no gateway ever confirmed": {
    from: "placed",
    break: async (order) => {
      const answered = { data: `'{"confirmed": "asked", "found": "open"}'` };
      await sql(attempt("cancelled", { data: `'{"confirmed": "asked", "found": "unknown"}'` }))(order);
      await sql(attempt("cancelled", answered).replaceAll("right($1, 2", "left($1, 2"))(order);
      // longer ago than gateways are asked
      await sql("update payment_attempt set created_time = created_time - 4e8 where order_id = $1")(order);
    },
    found: [difference("payment_unanswered", { asked: 777 })],
  },
  "parcels that do not add up": {
    from: "placed",
    break: sql(
      "update seller_order set total = total + 1 where id = (select min(id) from seller_order where order_id = $1)",
    ),
    found: [difference("shares_differ", { order: SUM, parcels: SUM + 1 })],
  },
  "another sum payable": {
    from: "cash",
    break: sql("update payment_due set amount = amount + 1 where id = $1"),
    found: [difference("due_differs", { order: SUM, due: SUM + 1 })],
  },
  "another sum requested than payable": {
    from: "placed",
    break: sql(attempt("open")),
    found: [difference("due_differs", { due: SUM, asked: 777 })],
  },
  "nothing payable": {
    from: "placed",
    break: sql("delete from payment_due where id = $1"),
    found: [difference("due_differs", { order: SUM, due: 0 })],
  },
  "a closed order that can be paid": {
    from: "cancelled",
    break: sql("update payment_due set closed_at = null where id = $1"),
    found: [difference("due_differs", {}, { order: "cancelled", due: "open" })],
  },
  "a parcel sent without payment": {
    from: "placed",
    break: sql(
      "update seller_order set status = 'shipped' where id = (select min(id) from seller_order where order_id = $1)",
    ),
    found: [difference("unpaid_delivered", { due: SUM, paid: 0 }, { parcel: "shipped" })],
  },
  "a handover that was recorded wrongly": {
    from: "paid",
    break: sql("update payment_due set handed_over = true where id = $1"),
    found: [difference("handed_over_differs", {}, { goods: "with the seller", noted: "with the buyer" })],
  },
};

describe("reconciliation of a consistent shop", () => {
  it("finds no difference and changes nothing", async () => {
    const cancelled = await paymentClient.order({ ring: 1 }, "cash");
    await paymentClient.cancel(cancelled);
    const { order: delivered } = await paymentClient.paid({ ring: 1 });
    await deliver(shop, delivered, new Date());
    // Payme's own button cancels the order with its refund
    const { order: refunded, paymeId } = await paymentClient.paid({ ring: 1 });
    await paymentClient.payme("CancelTransaction", { id: paymeId, reason: 5 });
    await paymentClient.untilCancelled(refunded);
    const ids = [...Object.values(orders), cancelled, delivered, refunded].map(({ id }) => id);
    const rows = await sums(ids);
    const report = await paymentClient.report();
    expect(report).toMatchObject({ orders: before + 7, differences: [], payme: null, click: null });
    expect(await sums(ids)).toEqual(rows);
  });
});

describe("reconciliation finds only this difference:", () => {
  it.each(Object.entries(cases))("%s", async (_, { from, break: breakIt, found }) => {
    const order = orders[from];
    expect(await paymentClient.of(order)).toEqual([]);
    await asItWas(shop.db, order.id, async () => {
      await breakIt(order);
      expect(await paymentClient.of(order)).toEqual(found);
    });
  });

  it("not while an order changes, and not before the requested time", async () => {
    const order = orders.placed;
    expect(await paymentClient.of(order)).toEqual([]);
    await sql("update payment_due set amount = amount + 1 where id = $1")(order);
    expect(await paymentClient.of(order)).toHaveLength(1);
    expect(await paymentClient.of(order, { idleSeconds: 60 })).toEqual([]);
    const since = new Date(Date.now() - 3_600_000).toISOString();
    await sql("update seller_order set updated_at = now() - interval '2 hours' where order_id = $1")(order);
    expect(await paymentClient.of(order, { since })).toEqual([]);
    expect(await paymentClient.of(order)).toHaveLength(1);
  });
});
