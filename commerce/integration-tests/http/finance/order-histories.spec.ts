import { array, constantFrom, integer, record, sample, type Arbitrary } from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import type { ReturnView } from "../../../src/workflows/return/read-returns.ts";
import { SEED } from "../../harness/drawn.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { getLines, payFor, readOrder } from "../../harness/paid-orders.ts";
import { newOrder, placePatiently } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { readDifferences } from "../orders/read-differences.ts";
import { openFinance, type Finance } from "./open-finance.ts";
import { readLedger } from "./read-ledger.ts";

let shop: Finance["shop"];
let calls: Finance["calls"];
let shops: Finance["atlas"][];
/** what other specs have booked beyond their orders */
let besides: Record<string, number>;

beforeAll(async () => {
  const finance = await openFinance();
  ({ shop, calls } = finance);
  shops = [finance.atlas, finance.chinor, await calls.owner("navo")];
  await calls.emptied();
  await calls.set("minimumPayout", 1);
  await sendFreeFrom({ atlas: 100_000, chinor: 100_000, navo: 40 });
  await untilBooked();
  besides = await unexplained();
});

/** Restores the shared shop: its terms, and no negative balance that later sales would have to cover. */
afterAll(async () => {
  await calls.rule({ scope: "default", percent: 10 });
  await sendFreeFrom({ atlas: null, chinor: null, navo: null });
  await calls.emptied();
  for (const { sellerId, token } of shops) {
    const { available } = await calls.finance(token);
    if (available < 0) await calls.adjust(sellerId, -available);
  }
});

/** Sets the sums from which delivery is free at the shops' expense; some orders reach them. */
async function sendFreeFrom(sums: Record<string, number | null>): Promise<void> {
  for (const [slug, sum] of Object.entries(sums)) {
    await shop.db.query(
      `update seller set free_shipping_threshold = $2::numeric,
         raw_free_shipping_threshold = case when $2 is not null then jsonb_build_object('value', $2::text, 'precision', 20) end
       where slug = $1`,
      [slug, sum],
    );
  }
}

const untilBooked = () =>
  until("everything to be booked", async () => (await readLedger(shop.db)).missing === 0, 90);

/** By account: what is booked beyond what the orders explain. */
async function unexplained(): Promise<Record<string, number>> {
  const { booked, expected } = await readLedger(shop.db);
  const expectedSums = new Map(Object.entries(expected));
  return Object.fromEntries(
    Object.entries(booked).map(([account, sum]) => [account, sum - (expectedSums.get(account) ?? 0)]),
  );
}

/** The life of an order. */
interface Story {
  pieces: Record<string, number>;
  /** commission from then on */
  percent: number;
  cancelled: "nothing" | "line" | "parcel" | "order";
  delivered: boolean;
  daysAgo: number;
  returned: { line: number; quantity: number; end: "requested" | "rejected" | "refunded" }[];
  paidOut: "nothing" | "sweep" | "paid" | "failed" | "cancel";
}

const story: Arbitrary<Story> = record({
  pieces: record({
    ring: integer({ min: 1, max: 3 }),
    watch: integer({ min: 0, max: 2 }),
    button: integer({ min: 0, max: 9 }),
    "scarf-2": integer({ min: 0, max: 2 }),
  }),
  percent: integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  cancelled: constantFrom("nothing", "nothing", "line", "parcel", "order"),
  delivered: constantFrom(true, true, true, true, true, false),
  daysAgo: constantFrom(1, 15, 30),
  returned: array(
    record({
      line: integer({ min: 0, max: 3 }),
      quantity: integer({ min: 1, max: 2 }),
      end: constantFrom("requested", "rejected", "refunded", "refunded"),
    }),
    { maxLength: 3 },
  ),
  paidOut: constantFrom("nothing", "sweep", "paid", "failed", "cancel"),
});

/** The default covers each kind of cancellation and return; ORDER_HISTORIES=<number> sets another count. */
const COUNT = Number(process.env.ORDER_HISTORIES ?? 7);
const AT_ONCE = 4;

/** Repeats a step while the shop is down; every step may be done twice. */
async function insist<T>(step: () => Promise<T>): Promise<T> {
  for (let attempts = 0; ; attempts += 1) {
    try {
      return await step();
    } catch (error) {
      const gone = `${String(error)} ${String((error as Error).cause)}`;
      if (attempts > 5 || !/fetch failed|ECONN|socket|terminated/.test(gone)) throw error;
      const serves = () =>
        fetch(`${shop.commerce.base}/health`).then(
          ({ ok }) => ok,
          () => false,
        );
      await until("the shop to be back", serves, 90);
    }
  }
}

async function live(one: Story, index: number): Promise<void> {
  await insist(() => calls.rule({ scope: "default", percent: one.percent }));
  const pieces = Object.fromEntries(Object.entries(one.pieces).filter(([, count]) => count > 0));
  const body = newOrder(getLines(shop, pieces), { paymentMethod: "deferred" });
  const placeOrder = () =>
    placePatiently<{ order: OrderView }>(shop.commerce, calls.buyer, body, `history-${index}`);
  const order = (await insist(placeOrder)).body.order;
  await insist(() => payFor(shop, order));
  const [parcel] = order.parcels;
  const target = {
    nothing: null,
    order: {},
    line: { itemId: order.items[0]?.id },
    parcel: { parcelId: parcel?.id },
  };
  const cancel = target[one.cancelled];
  const path = `/customer/orders/${order.id}/cancel`;
  if (cancel) await insist(() => calls.call("PATCH", path, calls.buyer.token, cancel));
  if (!one.delivered) return;
  // this step completes a cancellation that the killed process began
  await insist(() => calls.deliver(order, one.daysAgo));
  for (const back of one.returned) await returnLine(order, back);
  await payOut(one);
}

async function returnLine(
  order: OrderView,
  { line, quantity, end }: Story["returned"][number],
): Promise<void> {
  const now = await insist(() => readOrder(shop, calls.buyer, order));
  const item = now.items[line % now.items.length];
  const parcel = now.parcels.find(({ items }) => items.some(({ id }) => id === item?.id));
  if (!item || item.returnable < quantity) return;
  const body = { parcelId: parcel?.id, items: [{ itemId: item.id, quantity }], reason: "defect" };
  const path = `/customer/orders/${order.id}/returns`;
  // if the answer was lost, the return exists or is not requested again; both are valid histories
  const { body: answer } = await calls
    .call<{ return: ReturnView }>("POST", path, calls.buyer.token, body)
    .catch(() => ({ body: { return: undefined } }));
  const id = answer.return?.id;
  if (!id || end === "requested") return;
  const steps = end === "rejected" ? ["rejected"] : ["approved", "received", "refunded"];
  for (const to of steps) await insist(() => calls.moveReturn(id, to));
}

async function payOut({ paidOut }: Story): Promise<void> {
  if (paidOut === "nothing") return;
  const made = await insist(() => calls.sweep());
  if (paidOut === "sweep") return;
  if (paidOut !== "cancel") await insist(() => calls.file("POST", "/admin/payouts/bank-file", calls.admin));
  const body = paidOut === "failed" ? { reason: "Счёт закрыт" } : paidOut === "paid" ? {} : undefined;
  for (const { id } of made) await insist(() => calls.move(id, paidOut, body));
}

it("keeps every sum consistent through random order histories, with one process killed", async () => {
  const stories = sample(story, { numRuns: COUNT, seed: SEED });
  const queue = [...stories.entries()];
  let begun = 0;
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      begun += 1;
      await live(next[1], next[0]);
    }
  };
  const kill = async () => {
    await until("half of the histories", () => begun >= COUNT / 2, 120);
    await shop.commerce.kill();
    shop.commerce = await shop.start();
  };
  await Promise.all([...Array.from({ length: AT_ONCE }, work), kill()]);
  await untilBooked();
  await calls.sweep();

  expect(await unexplained()).toEqual(besides);
  const { booked } = await readLedger(shop.db);
  expect(Object.values(booked).reduce((sum, amount) => sum + amount, 0)).toBe(0);
  await until(
    "the killed process's work to end",
    async () => {
      const broken = await brokenRules(shop.db);
      return Object.keys(broken).length === 0;
    },
    60,
  ).catch(() => undefined);
  expect(await brokenRules(shop.db)).toEqual({});
}, 400_000);

it("reads every list of orders and payments as Medusa reads each order", async () => {
  expect(await readDifferences(shop, calls.buyer)).toEqual([]);
});
