import { amountSorts, type AmountSort } from "@bezak/contract/administered-sorts.ts";
import type { AdministeredPayment } from "@bezak/contract/payment-admin.ts";
import { paymentAttemptStates, type PaymentAttemptState } from "@bezak/contract/payment-status.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { readCsv } from "../../../src/product-import/table/read-csv.ts";
import { orderBy } from "../../../src/shared/row-order.ts";
import { shiftDay, tashkentDay } from "../../../src/tashkent-days.ts";
import {
  filterPayments,
  orderPayments,
  paymentTabsOf,
  type AdministeredPaymentChoice,
} from "../../../src/workflows/payment/administered-payment-filter.ts";
import { followCursors } from "../../harness/follow-cursors.ts";
import { readPlan, rowsReadBy } from "../../harness/rows-read.ts";
import { testEnvironment } from "../../harness/settings.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { readCells } from "../imports/table-files.ts";
import { shopCalls } from "../shops/shop-calls.ts";
import { userAdminCalls } from "../users/user-admin-calls.ts";
import { age, createPayable, createPaymeClient, newId, type Order } from "./payme-client.ts";

const DAY = 86_400_000;

interface Page {
  payments: AdministeredPayment[];
  count: number;
  counts: Record<PaymentAttemptState, number>;
  next: string | null;
}

let shop: Shop;
let support: string;

beforeAll(async () => {
  shop = await sharedShop("payments");
  ({ token: support } = await userAdminCalls(shop).administrator("support"));
});

const call = (query: string, token = support) =>
  shop.commerce.call<Page & { code: string }>("GET", `/admin/payments?${query}`, { token });
const list = async (query: Record<string, string> = {}) => {
  const { status, body } = await call(String(new URLSearchParams({ limit: "100", ...query })));
  expect([status, body.code]).toEqual([200, undefined]);
  return body;
};
const ids = ({ payments }: Page) => payments.map(({ transactionId }) => transactionId);

interface NewAttempt {
  state?: PaymentAttemptState;
  method?: string;
  data?: object;
  failure?: string;
  /** days ago */
  days?: number;
}

/** An attempt of Click as the ledger stores it; its id there. */
async function addAttempt(order: Order, attempt: NewAttempt = {}): Promise<string> {
  const { state = "cancelled", method = "click", data = {}, failure = null, days = 0 } = attempt;
  const id = newId();
  await shop.db.query(
    `insert into payment_attempt (id, order_id, gateway, method, external_id, amount, state, failure, data, created_time)
     values ($1, $2, 'click', $3, $4, $5, $6, $7, $8, $9)`,
    [
      `payatt_${id}`,
      order.id,
      method,
      id,
      order.amount,
      state,
      failure,
      JSON.stringify(data),
      Date.now() - days * DAY,
    ],
  );
  return id;
}

/** A payment that came in time, and one of each end that is none. */
async function addEnds() {
  const order = await createPayable(shop);
  return {
    order,
    paid: await addAttempt(order, { state: "paid" }),
    refunded: await addAttempt(order, { state: "refunded" }),
    late: await addAttempt(order, { state: "late", data: { late: true } }),
    lateRefund: await addAttempt(order, { state: "refunded", data: { late: true } }),
    cancelled: await addAttempt(order, { failure: "refused" }),
  };
}

describe("the list of all payments", () => {
  it("finds an attempt of a gateway by the order and by the gateway's id", async () => {
    const payme = createPaymeClient(shop);
    const [order, id] = [await createPayable(shop, { amount: 350_000 }), newId()];
    await payme.create(order, id, Date.now());
    await payme.cancel(id, 3);
    const { payments, counts, count } = await list({ q: order.number });
    expect(payments).toEqual([
      {
        id: expect.stringMatching(/^payatt_/) as string,
        orderId: order.id,
        orderNumber: order.number,
        method: "payme",
        gateway: "payme",
        amount: 350_000,
        state: "cancelled",
        failure: expect.any(String) as string,
        transactionId: id,
        payerNumber: null,
        isLate: false,
        createdAt: expect.stringMatching(/Z$/) as string,
        paidAt: null,
        endedAt: expect.stringMatching(/Z$/) as string,
      },
    ]);
    expect([count, counts.cancelled, counts.paid]).toEqual([1, 1, 0]);
    for (const q of [`${order.number}-2`, ` ${id} `]) expect((await list({ q })).payments).toEqual(payments);
    for (const q of [order.number.slice(1), id.slice(1), "%", "payatt"])
      expect([q, (await list({ q })).count]).toEqual([q, 0]);
  });

  it("finds a payment by the number that the payer sees, and shows nothing of the card", async () => {
    const order = await createPayable(shop);
    const paydocId = `9${newId().replaceAll(/\D/g, "")}`;
    const card = { mask: "860012******4321", phone: "**23", token: "secret" };
    const id = await addAttempt(order, { state: "paid", data: { paydocId, ...card } });
    const found = await list({ q: paydocId });
    expect(found.payments.map(({ transactionId, payerNumber }) => [transactionId, payerNumber])).toEqual([
      [id, paydocId],
    ]);
    expect(JSON.stringify(found)).not.toMatch(/8600|\*\*|secret/);
  });

  it("narrows to states, methods and outcomes, with counts by state", async () => {
    const { order, paid, refunded, late, lateRefund, cancelled } = await addEnds();
    const card = await addAttempt(order, { method: "card" });
    const q = order.number;
    const found = async (query: Record<string, string>) => ids(await list({ q, sort: "oldest", ...query }));
    expect((await found({})).toSorted()).toEqual(
      [paid, refunded, late, lateRefund, cancelled, card].toSorted(),
    );
    expect((await found({ outcome: "paid" })).toSorted()).toEqual([paid, refunded].toSorted());
    expect((await found({ outcome: "unpaid", method: "click" })).toSorted()).toEqual(
      [late, lateRefund, cancelled].toSorted(),
    );
    expect(await found({ outcome: "paid", state: "refunded" })).toEqual([refunded]);
    expect(await found({ outcome: "unpaid", state: "refunded" })).toEqual([lateRefund]);
    expect(await found({ outcome: "unpaid", state: "paid" })).toEqual([]);
    expect(await found({ method: "card" })).toEqual([card]);
    for (const outcome of [undefined, "paid", "unpaid"] as const)
      for (const state of paymentAttemptStates) {
        const query: Record<string, string> = { q, state, ...(outcome && { outcome }) };
        const { count, counts, payments } = await list(query);
        expect([query, count, counts[state]]).toEqual([query, payments.length, payments.length]);
      }
    expect((await list({ q, outcome: "paid" })).counts).toMatchObject({ paid: 1, refunded: 1, cancelled: 0 });
    const { payments } = await list({ q, state: "late" });
    expect(payments.map(({ isLate }) => isLate)).toEqual([true]);
  });

  it("narrows to days of Tashkent, both included", async () => {
    const payme = createPaymeClient(shop);
    const [order, id] = [await createPayable(shop), newId()];
    await payme.create(order, id, Date.now());
    await payme.cancel(id, 3);
    await age(shop, id, 3 * DAY);
    const begun = new Date((await list({ q: id })).payments[0]!.createdAt);
    const day = tashkentDay(begun);
    const [before, after] = [shiftDay(day, -1), shiftDay(day, 1)];
    for (const [days, count] of [
      [{ from: day, to: day }, 1],
      [{ from: before, to: after }, 1],
      [{ from: day }, 1],
      [{ to: before }, 0],
      [{ from: after }, 0],
    ] as const)
      expect([days, (await list({ q: id, ...days })).count]).toEqual([days, count]);
  });

  it("is sorted by time and by sum, page by page", async () => {
    const orders = await Promise.all([3_000, 1_000, 2_000].map((amount) => createPayable(shop, { amount })));
    // far from the attempts of other specs
    for (const [at, order] of orders.entries()) await addAttempt(order, { days: 3_000 + at });
    const to = tashkentDay(new Date(Date.now() - 2_900 * DAY));
    const keys: Record<AmountSort, (payment: AdministeredPayment) => number> = {
      newest: ({ createdAt }) => -Date.parse(createdAt),
      oldest: ({ createdAt }) => Date.parse(createdAt),
      amount_desc: ({ amount }) => -amount,
      amount_asc: ({ amount }) => amount,
    };
    for (const sort of amountSorts) {
      const { payments } = await list({ sort, to });
      const values = payments.map(keys[sort]);
      expect(values.length).toBeGreaterThan(2);
      expect(values).toEqual(values.toSorted((one, other) => one - other));
      const read = (after: Record<string, string>) => list({ sort, to, ...after });
      expect(await followCursors(read, (page) => page.payments)).toEqual(payments);
      expect((await list({ sort, to, limit: "1", page: "2" })).payments).toEqual([payments[1]]);
    }
    const { next } = await list({ to, limit: "1" });
    expect((await call(`sort=oldest&cursor=${next}`)).body.code).toBe("invalid_query");
  });

  it("is saved as a file with the same filters and sort", async () => {
    const { order, cancelled, paid } = await addEnds();
    const query = new URLSearchParams({ q: order.number, method: "click", sort: "oldest" });
    const answer = await fetch(`${shop.commerce.base}/admin/payments/export?${query}`, {
      headers: { "x-commerce-secret": testEnvironment.COMMERCE_SECRET, authorization: `Bearer ${support}` },
    });
    const [, ...rows] = await readCells(Buffer.from(await answer.arrayBuffer()), readCsv);
    expect(rows).toHaveLength(5);
    const find = (id: string) => rows.find(([own]) => own === `payatt_${id}`)!;
    expect(find(paid).slice(1, 8)).toEqual([order.number, "Click", "click", "5000", "оплачен", "", paid]);
    expect(find(cancelled).slice(5, 7)).toEqual(["не состоялся", "банк отклонил"]);
  });
});

it.each([
  "state=gone",
  "outcome=late",
  "method=gold",
  "sort=state",
  `q=${"a".repeat(101)}`,
  "from=2026-13-01",
])("is 400 for %s", async (query) => {
  const { status, body } = await call(query);
  expect([status, body.code]).toEqual([400, "invalid_query"]);
});

it("is for administrators who read orders only", async () => {
  const { token: buyer } = await shopCalls(shop).people.join();
  for (const token of ["", buyer]) expect((await call("", token)).status).toBe(401);
  const { token } = await userAdminCalls(shop).administrator("content");
  const { status, body } = await call("", token);
  expect([status, body.code]).toEqual([403, "rank_required"]);
});

it("reads its page from an index, however many attempts there are", async () => {
  const client = await shop.db.connect();
  try {
    await client.query("begin");
    await client.query(
      `insert into payment_attempt (id, order_id, gateway, method, external_id, amount, state, created_time)
       select 'payatt_many' || n, 'order_many' || n, 'click',
         case when n % 500 = 1 then 'uzcard' when n % 2 = 0 then 'click' else 'payme' end, 'many' || n, n,
         case when n % 50 = 0 then 'refunded' when n % 5 = 0 then 'cancelled' else 'paid' end, n * 1000::bigint
       from generate_series(1, 20000) n`,
    );
    await client.query("analyze payment_attempt");
    const days = { from: "1970-01-01", to: "1970-01-01" };
    for (const [choice, index] of [
      [{}, /list_began/],
      [days, /list_began/],
      [{ state: "cancelled" }, /list_state_began/],
      [{ state: "cancelled", ...days }, /list_state_began/],
      [{ method: "payme" }, /list_method_began/],
      [{ method: "payme", state: "cancelled" }, /list_(method_)?state_began/],
      [{ outcome: "unpaid", state: "refunded" }, /list_late_refund/],
      [{ outcome: "paid", state: "refunded" }, /list_(refund|state_began)/],
      [{ q: "many17" }, /list_external_id/],
    ] as [AdministeredPaymentChoice, RegExp][])
      for (const sort of ["newest", "oldest"] as const) {
        const { where, values } = filterPayments(choice);
        const sql = `select a.id from payment_attempt a where ${where} ${orderBy(orderPayments(sort))} limit 20`;
        const plan = await readPlan(client, { sql, values });
        expect([choice, plan]).toEqual([choice, expect.stringMatching(index)]);
        expect(plan).not.toMatch(/Seq Scan on payment_attempt/);
      }
    // few of a method are counted without the others of its state or method
    const rare = paymentTabsOf({ method: "uzcard" }).rowsOf("paid");
    expect(await rowsReadBy(client, { sql: `select 1 ${rare.rows}`, values: [...rare.values] })).toBeLessThan(
      100,
    );
  } finally {
    await client.query("rollback");
    client.release();
  }
});
