import { afterAll, beforeAll, expect, it } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { killAt } from "../../harness/kill-at.ts";
import type { OrderWrite } from "../../harness/order-traps.ts";
import { openShop, type Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { financeCalls, type FinanceCalls } from "./finance-calls.ts";

let shop: Shop;
let calls: FinanceCalls;
let sellers: Record<"atlas" | "chinor" | "navo", string>;

beforeAll(async () => {
  shop = await openShop("ledger_crash");
  calls = await financeCalls(shop);
  const [atlas, chinor, navo] = await Promise.all(
    ["atlas", "chinor", "navo"].map((slug) => calls.owner(slug)),
  );
  sellers = { atlas: atlas!.sellerId, chinor: chinor!.sellerId, navo: navo!.sellerId };
});

afterAll(() => shop?.close());

/** A thing of each shop: whoever writes a shop's money is alone, and two of one shop would wait for each other. */
const goods = { chinor: "watch", navo: "scarf-1" } as const;
const nets = { atlas: 90_000, chinor: 225_001, navo: 40_500 };

const orderOf = "(select order_id from ledger_transaction where id = new.transaction_id)";

/**
 * The writes between a parcel that is delivered and its money, one after another. Two of them in jobs, no more: a worker
 * that hangs takes nothing else, and a process has two.
 */
const earning = {
  moved: ["seller_order", "update", "new.status = 'delivered'", "new.order_id"],
  queued: [
    "pgboss.job",
    "insert",
    "new.name = 'book-seller-money'",
    "(select order_id from seller_order where id = new.data->>'parcelId')",
  ],
  entry: ["ledger_entry", "insert", "new.account = 'buyers'", orderOf],
  last: ["ledger_entry", "insert", "new.type = 'commission' and new.account = 'seller'", orderOf],
} as const satisfies Record<string, OrderWrite>;

const balances = async () => {
  const { rows } = await shop.db.query<{ seller_id: string; balance: number }>(
    `select seller_id, sum(amount)::float8 as balance from ledger_entry where account = 'seller' group by 1`,
  );
  return new Map(rows.map(({ seller_id, balance }) => [seller_id, balance]));
};

const booked = (kind: string, orders: readonly string[]) =>
  until(
    `${kind} of ${orders.length} orders`,
    async () => {
      const { rowCount } = await shop.db.query(
        "select 1 from ledger_transaction where kind = $1 and order_id = any($2)",
        [kind, [...orders]],
      );
      return rowCount === orders.length;
    },
    90,
  );

it("a delivered parcel earns once, after kill -9 at any step", async () => {
  const orders: Record<string, OrderView> = {
    moved: await calls.ordered({ ring: 1 }),
    queued: await calls.ordered({ ring: 1 }),
    entry: await calls.ordered({ [goods.chinor]: 1 }),
    last: await calls.ordered({ [goods.navo]: 1 }),
  };
  const ids = Object.fromEntries(Object.entries(orders).map(([write, { id }]) => [write, id]));
  const byId = new Map(Object.values(orders).map((order) => [order.id, order]));
  await killAt(shop, earning, ids, (id) => calls.deliver(byId.get(id)!, 15));
  await booked("earning", [ids.entry!, ids.last!]);
  const { rows } = await shop.db.query("select 1 from ledger_transaction where order_id = any($1)", [
    [ids.moved, ids.queued],
  ]);
  expect(rows).toEqual([]);
  // what was not delivered is delivered now
  for (const write of ["moved", "queued"]) {
    const order = orders[write]!;
    const at = new Date(Date.now() - 15 * 86_400_000).toISOString();
    const move = { orderId: order.id, parcelId: order.parcels[0]?.id, to: "delivered", actor: "seller", at };
    await shop.commerce.run("move-parcel.ts", move);
  }
  await booked("earning", Object.values(ids));
  expect(await balances()).toEqual(
    new Map([
      [sellers.atlas, 2 * nets.atlas],
      [sellers.chinor, nets.chinor],
      [sellers.navo, nets.navo],
    ]),
  );
  expect(await brokenRules(shop.db)).toEqual({});
}, 180_000);

it("a payout takes what it is made of once, after kill -9 at any step, and so it comes back", async () => {
  const making = {
    made: ["seller_payout", "insert", "true", "new.seller_id"],
    marked: ["ledger_entry", "update", "new.payout_id is not null", "new.seller_id"],
    posted: ["ledger_entry", "insert", "new.type = 'payout' and new.account = 'seller'", "new.seller_id"],
  } as const satisfies Record<string, OrderWrite>;
  const shops = { made: sellers.atlas, marked: sellers.chinor, posted: sellers.navo };
  const make = (sellerId: string) =>
    shop.commerce.run("../../http/finance/inside/make-payout.ts", { sellerId });
  const before = await balances();
  await killAt(shop, making, shops, make);
  expect(await balances()).toEqual(before);
  expect((await shop.db.query("select 1 from seller_payout")).rowCount).toBe(0);
  for (const sellerId of Object.values(shops)) await make(sellerId);
  for (const sellerId of Object.values(shops)) expect((await balances()).get(sellerId)).toBe(0);

  await calls.file("POST", "/admin/payouts/bank-file", calls.admin);
  const { rows } = await shop.db.query<{ id: string; seller_id: string }>(
    "select id, seller_id from seller_payout",
  );
  const ids = new Map(rows.map(({ id, seller_id }) => [seller_id, id]));
  const failing = {
    returned: ["ledger_transaction", "insert", "new.kind = 'payout_returned'", "new.seller_id"],
    freed: ["ledger_entry", "update", "new.payout_id is null", "new.seller_id"],
    failed: ["seller_payout", "update", "new.status = 'failed'", "new.seller_id"],
  } as const satisfies Record<string, OrderWrite>;
  const fail = (sellerId: string) => calls.move(ids.get(sellerId)!, "failed", { reason: "Счёт закрыт" });
  const refusing = { returned: sellers.atlas, freed: sellers.chinor, failed: sellers.navo };
  await killAt(shop, failing, refusing, fail);
  for (const sellerId of Object.values(refusing)) {
    expect((await balances()).get(sellerId)).toBe(0);
    expect((await fail(sellerId)).body.payout.status).toBe("failed");
  }
  expect(await balances()).toEqual(before);
  expect(await brokenRules(shop.db)).toEqual({});
}, 180_000);

it("a refunded return takes its money from the shop once, after kill -9 at any step", async () => {
  const refunding = {
    moved: ["return_request", "update", "new.status = 'refunded'", "new.order_id"],
    transaction: ["ledger_transaction", "insert", "new.kind = 'refund'", "new.order_id"],
    entry: ["ledger_entry", "insert", "new.type = 'refund' and new.account = 'seller'", orderOf],
  } as const satisfies Record<string, OrderWrite>;
  const orders = {
    moved: await calls.delivered({ ring: 1 }, 1),
    transaction: await calls.delivered({ ring: 1 }, 1),
    entry: await calls.delivered({ watch: 1 }, 1),
  };
  const returns = new Map<string, string>();
  for (const order of Object.values(orders)) {
    const id = await calls.askReturn(order, 0, 1);
    for (const to of ["approved", "received"]) await calls.moveReturn(id, to);
    returns.set(order.id, id);
  }
  const before = await balances();
  const ids = { moved: orders.moved.id, transaction: orders.transaction.id, entry: orders.entry.id };
  await killAt(shop, refunding, ids, (id) => calls.moveReturn(returns.get(id)!, "refunded"));
  await booked("refund", Object.values(ids));
  const after = await balances();
  expect((after.get(sellers.atlas) ?? 0) - (before.get(sellers.atlas) ?? 0)).toBe(-2 * nets.atlas);
  expect((after.get(sellers.chinor) ?? 0) - (before.get(sellers.chinor) ?? 0)).toBe(-nets.chinor);
  expect(await brokenRules(shop.db)).toEqual({});
}, 180_000);

it("what lost its job is found", async () => {
  const order = await calls.ordered({ ring: 1 });
  await shop.db.query(
    `update seller_order set status = 'delivered', updated_at = now() - interval '1 minute',
       timeline = jsonb_build_object('entries', timeline->'entries' || $2::jsonb) where order_id = $1`,
    [order.id, JSON.stringify([{ status: "delivered", at: new Date().toISOString(), actor: "seller" }])],
  );
  await booked("earning", [order.id]);
  expect(await brokenRules(shop.db)).toEqual({});
}, 120_000);
