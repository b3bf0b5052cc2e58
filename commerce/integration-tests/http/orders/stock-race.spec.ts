import { beforeAll, expect, it } from "vitest";
import type { CommerceProcess } from "../../harness/commerce-process.ts";
import { openWebServer } from "../../harness/web-server.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { restock } from "../../harness/restock.ts";
import { secondProcess, sharedShop } from "../../harness/shared-shop.ts";
import { hanging, letHangingGo, untilHanging, whileHanging } from "../../harness/hang-writes.ts";
import { createBuyers, newOrder, place, placePatiently, type Buyer, type Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";

let shop: Shop;
let second: CommerceProcess;
let buyers: Buyer[];

beforeAll(async () => {
  shop = await sharedShop("orders");
  second = await secondProcess("orders");
  buyers = await createBuyers(shop.commerce, CROWD);
});

/** Buyers who order at once; CROWD=<number> for more, a multiple of four. */
const CROWD = Number(process.env.CROWD ?? 16);
const UNITS = CROWD / 4;
/** How many of the buyers whom the web server refuses repeat their order. */
const PATIENT = CROWD / 8;

/** Orders of one person that may be placed at once, and that may wait for them. */
const AT_ONCE = 2;
const IN_LINE = 10;

interface Busy {
  code?: string;
  details?: { retryAfter?: number };
}

/** Lets all buyers order these pieces at once; returns how often each status was answered. */
async function rush(
  processes: CommerceProcess[],
  lines: (index: number) => Parameters<typeof newOrder>[0],
  who: readonly Buyer[] = buyers,
) {
  const answers = await Promise.all(
    who.map((buyer, index) => {
      const commerce = processes[index % processes.length] ?? shop.commerce;
      return placePatiently(commerce, buyer, newOrder(lines(index)));
    }),
  );
  return Object.groupBy(answers, ({ status }) => String(status));
}

async function reserved(handle: string): Promise<{ reserved: number; orders: number }> {
  const { rows } = await shop.db.query<{ reserved: string; orders: string }>(
    `select (select sum(l.reserved_quantity) from inventory_level l where l.inventory_item_id = any(array_agg(pi.inventory_item_id))) as reserved,
            (select count(distinct i.order_id) from order_item i join order_line_item l on l.id = i.item_id
             where l.product_id = p.id) as orders
     from product p join product_variant v on v.product_id = p.id
     join product_variant_inventory_item pi on pi.variant_id = v.id where p.handle = $1 group by p.id`,
    [handle],
  );
  return { reserved: Number(rows[0]?.reserved), orders: Number(rows[0]?.orders) };
}

it("sells units of one product to exactly a quarter of the buyers, one process", async () => {
  await restock(shop, "raced", UNITS);
  const before = await reserved("raced");
  const { productId } = shop.productIds("raced");
  const answers = await rush([shop.commerce], () => [{ productId, quantity: 1 }]);
  expect(answers["201"]).toHaveLength(UNITS);
  expect(answers["409"]).toHaveLength(CROWD - UNITS);
  expect(answers["409"]?.every(({ body }) => body.code === "out_of_stock")).toBe(true);
  const after = await reserved("raced");
  expect(after).toEqual({ reserved: before.reserved + UNITS, orders: before.orders + UNITS });
  expect(await brokenRules(shop.db)).toEqual({});
});

it("lets variants of one stock race without overselling or refusing both", async () => {
  await restock(shop, "pair", 5);
  const { productId, variantIds } = shop.productIds("pair");
  const answers = await rush([shop.commerce, second], (index) => [
    { productId, variantId: variantIds[index % 2], quantity: 1 },
    { productId, variantId: variantIds[(index + 1) % 2], quantity: 1 },
  ]);
  expect(answers["201"]).toHaveLength(2);
  expect(answers["409"]).toHaveLength(CROWD - 2);
  expect(await brokenRules(shop.db)).toEqual({});
});

it("does not deadlock when orders take the same products in different sequences", async () => {
  const productIds = ["scarf-0", "scarf-1", "scarf-2", "scarf-3"].map(
    (handle) => shop.productIds(handle).productId,
  );
  const answers = await rush(
    [shop.commerce, second],
    (index) =>
      [...productIds.slice(index % 4), ...productIds.slice(0, index % 4)].map((productId) => ({
        productId,
        quantity: 1,
      })),
    buyers.slice(0, CROWD / 2),
  );
  expect(answers["201"]).toHaveLength(CROWD / 2);
  expect(await brokenRules(shop.db)).toEqual({});
});

it("sells units of two shops to exactly a quarter of the buyers, each with a parcel of both, two processes", async () => {
  await Promise.all([restock(shop, "raced", UNITS), restock(shop, "single", UNITS)]);
  const before = await reserved("raced");
  const productIds = ["raced", "single"].map((handle) => shop.productIds(handle).productId);
  const answers = await rush([shop.commerce, second], (index) =>
    (index % 2 ? productIds : productIds.toReversed()).map((productId) => ({ productId, quantity: 1 })),
  );
  expect(answers["201"]).toHaveLength(UNITS);
  expect(answers["409"]).toHaveLength(CROWD - UNITS);
  expect(answers["409"]?.every(({ body }) => body.code === "out_of_stock")).toBe(true);
  expect(await reserved("raced")).toEqual({
    reserved: before.reserved + UNITS,
    orders: before.orders + UNITS,
  });
  const { rows } = await shop.db.query<{ parcels: number; orders: number }>(
    `select count(*)::int as parcels, count(distinct p.order_id)::int as orders from seller_order p
     where p.customer_id = any($1) and p.order_id in (select order_id from order_item i
       join order_line_item l on l.id = i.item_id where l.product_id = $2)`,
    [buyers.map(({ id }) => id), productIds[1]],
  );
  expect(rows[0]).toEqual({ parcels: 2 * UNITS, orders: UNITS });
  expect(await brokenRules(shop.db)).toEqual({});
});

it("places one order for each of many buyers at once without keys through the web server, however often they repeat it as told", async () => {
  const crowd = await createBuyers(shop.commerce, CROWD);
  await restock(shop, "scarf-0", 500);
  const body = newOrder([{ productId: shop.productIds("scarf-0").productId, quantity: 1 }]);
  const webServer = await openWebServer(shop.commerce, crowd);
  const readWritten = async () => {
    const { rows } = await shop.db.query<{ id: string; orders: number; attempts: number }>(
      `select c.id, (select count(*)::int from "order" o where o.customer_id = c.id) as orders,
         (select count(*)::int from order_attempt a where a.customer_id = c.id) as attempts
       from customer c where c.id = any($1)`,
      [crowd.map(({ id }) => id)],
    );
    return new Map(rows.map(({ id, orders, attempts }) => [id, [orders, attempts]]));
  };
  let refusals = 0;
  const ask = async (buyer: Buyer) => {
    const answer = await webServer.order(buyer, body);
    if (answer.retryAfter !== null) refusals += 1;
    return { buyer, ...answer };
  };
  const slow = await shop.db.connect();
  try {
    // the orders in progress are so slow that others wait too long
    await slow.query("begin; lock table order_attempt in share row exclusive mode");
    const requests = crowd.map(ask);
    await until("the first to be refused", () => refusals > 0);
    await slow.query("commit");
    const answers = await Promise.all(requests);
    const written = await readWritten();
    for (const { buyer, status, code, retryAfter } of answers) {
      if (status === 201) expect(written.get(buyer.id)).toEqual([1, 1]);
      // a buyer who is asked to repeat has no order, and none was begun
      else if (retryAfter !== null) expect([code, written.get(buyer.id)]).toEqual(["overloaded", [0, 0]]);
      else expect(code).toBe("order_outcome_unknown");
    }
    const refused = answers.filter(({ status }) => status !== 201);
    expect([...written.values()].some(([, attempts]) => attempts === 1)).toBe(true);
    expect(refused.length).toBeGreaterThan(0);
    // some of the refused buyers repeat one after another
    for (const { buyer } of refused.slice(0, PATIENT)) {
      await until(
        "the buyer to have an order",
        async () => (await webServer.order(buyer, body)).status === 201,
        60,
      );
    }
    const after = await readWritten();
    const impatient = new Set(refused.slice(PATIENT).map(({ buyer }) => buyer.id));
    for (const { id } of crowd) if (!impatient.has(id)) expect(after.get(id)).toEqual([1, 1]);
  } finally {
    slow.release(true);
    await webServer.close();
  }
  expect(await brokenRules(shop.db)).toEqual({});
});

it("lets one person place two orders at a time, and refuses those beyond that person's own queue", async () => {
  const [greedy, other] = (await createBuyers(shop.commerce, 2)) as [Buyer, Buyer];
  const body = newOrder([{ productId: shop.productIds("scarf-0").productId, quantity: 1 }]);
  let ended = 0;
  const ask = () => place<Busy>(shop.commerce, greedy, body).finally(() => (ended += 1));
  const first = async () => {
    const many = Array.from({ length: AT_ONCE + IN_LINE + 4 }, ask);
    await untilHanging(shop.db, AT_ONCE);
    expect((await place(shop.commerce, other, body)).status).toBe(201);
    await until("all others to be refused", () => ended === many.length - AT_ONCE, 60);
    expect(await hanging(shop.db)).toBe(AT_ONCE);
    await letHangingGo(shop.db);
    return Promise.all(many);
  };
  const ofOne = `new.customer_id = '${greedy.id}'`;
  const answers = await whileHanging(shop.db, "insert on order_attempt", first, ofOne);
  const { 201: placed, 503: late = [], 429: refused = [] } = Object.groupBy(answers, ({ status }) => status);
  expect(placed).toHaveLength(AT_ONCE);
  for (const { body } of late) expect(body.code).toBe("overloaded");
  // queued orders have waited too long
  expect(late.length).toBeGreaterThanOrEqual(IN_LINE);
  expect(refused.length).toBeGreaterThan(0);
  for (const { body } of refused)
    expect(body).toMatchObject({ code: "too_many_requests", details: { retryAfter: 5 } });
  const { rows } = await shop.db.query<{ attempts: number }>(
    "select count(*)::int as attempts from order_attempt where customer_id = $1",
    [greedy.id],
  );
  expect(rows).toEqual([{ attempts: AT_ONCE }]);
});

it("begins no order after its caller's deadline", async () => {
  const body = newOrder([{ productId: shop.productIds("scarf-0").productId, quantity: 1 }]);
  const [buyer] = buyers;
  const late = (milliseconds: number) =>
    shop.commerce.call<Busy & { code: string }>("POST", "/customer/orders", {
      token: buyer?.token,
      body,
      headers: { "x-deadline": String(Date.now() + milliseconds) },
    });
  const attempts = async () => (await shop.db.query("select 1 from order_attempt")).rowCount;
  const before = await attempts();
  for (const milliseconds of [-1, 500, 2000]) {
    expect(await late(milliseconds)).toMatchObject({ status: 503, body: { code: "overloaded" } });
  }
  expect(await attempts()).toBe(before);
});
