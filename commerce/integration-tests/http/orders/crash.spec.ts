import { setTimeout as pause } from "node:timers/promises";
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { cutHanging, untilHanging } from "../../harness/hang-writes.ts";
import { brokenRules } from "../../harness/invariants.ts";
import {
  createBuyers,
  newOrder,
  openShop,
  place,
  placePatiently,
  type Buyer,
  type Shop,
} from "../../harness/shop.ts";
import { removeTraps, setTraps, writes, type Write } from "../../harness/step-trap.ts";
import { until } from "../../harness/until.ts";

let shop: Shop;
/** One for each step: a person has two placements at a time. */
let buyers: Buyer[];

beforeAll(async () => {
  shop = await openShop("crash");
  buyers = await createBuyers(shop.commerce, steps.length);
});

afterAll(() => shop?.close());

const steps = Object.keys(writes) as Write[];

/** Each step has goods of its own, so that a hanging one holds up no other. */
const order = (index: number) =>
  newOrder([{ productId: shop.goods(`scarf-${index}`).productId, quantity: 2 }]);

type Placed = { order: { id: string } };

/** The reconciler waits for the leases of the dead, at start and every five seconds. */
const untilSettled = () =>
  until(
    "every attempt to end",
    async () => {
      const { rows } = await shop.db.query(
        "select 1 from order_attempt where state in ('started', 'undoing')",
      );
      return rows.length === 0;
    },
    60,
  );

afterEach(async () => expect(await brokenRules(shop.db)).toEqual({}));

it("undoes everything when a step fails, and lets the request be repeated", async () => {
  await setTraps(shop.db);
  for (const [index, step] of steps.entries()) {
    const failed = await place(shop.commerce, buyers[index]!, order(index), `fail:${step}`);
    expect([step, failed.status]).toEqual([step, 500]);
    expect([step, await brokenRules(shop.db)]).toEqual([step, {}]);
  }
  const { rows } = await shop.db.query("select state, count(*)::int from order_attempt group by state");
  expect(rows).toEqual([{ state: "undone", count: steps.length }]);
  const left = await shop.db.query("select sum(reserved_quantity)::int as reserved from inventory_level");
  expect(left.rows).toEqual([{ reserved: 0 }]);
  await removeTraps(shop.db);
  const again = await place<Placed>(shop.commerce, buyers[0]!, order(0), `fail:${steps[0]}`);
  expect(again.status).toBe(201);
});

it("ends every attempt after kill -9 at any step", async () => {
  await setTraps(shop.db);
  const lost = steps.map((step, index) =>
    place(shop.commerce, buyers[index]!, order(index), `hang:${step}`).catch(() => "cut"),
  );
  await untilHanging(shop.db, steps.length);
  await shop.commerce.kill();
  expect(await Promise.all(lost)).toEqual(steps.map(() => "cut"));
  await cutHanging(shop.db);
  await removeTraps(shop.db);
  const restarted = await shop.start();
  shop.commerce = restarted;
  await untilSettled();
  const { rows } = await shop.db.query<{ key: string; state: string }>(
    "select idempotency_key as key, state from order_attempt where idempotency_key like 'hang:%'",
  );
  // Only the last write hung after the parcels, so only that order was whole.
  expect(new Map(rows.map(({ key, state }) => [key, state]))).toEqual(
    new Map(steps.map((step) => [`hang:${step}`, step === "order_attempt" ? "placed" : "undone"])),
  );
  expect(await brokenRules(shop.db)).toEqual({});
  const answers = await Promise.all(
    steps.map((step, index) => place<Placed>(restarted, buyers[index]!, order(index), `hang:${step}`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(steps.map(() => 201));
});

it("survives kill -9 in the middle of many placements", async () => {
  const keys = Array.from({ length: 24 }, () => randomUUID());
  for (const [round, delay] of [250, 500, 900].entries()) {
    const running = keys
      .slice(round * 8, round * 8 + 8)
      .map((key, index) => place(shop.commerce, buyers[index]!, order(index), key).catch(() => undefined));
    await pause(delay);
    await shop.commerce.kill();
    await Promise.all(running);
    shop.commerce = await shop.start();
  }
  await untilSettled();
  expect(await brokenRules(shop.db)).toEqual({});
  const count = async () => Number((await shop.db.query('select count(*) from "order"')).rows[0]?.count);
  const kept = await shop.db.query(
    "select 1 from order_attempt where state = 'placed' and idempotency_key = any($1)",
    [keys],
  );
  const before = await count();
  const repeated = await Promise.all(
    keys.map((key, index) =>
      placePatiently<Placed>(shop.commerce, buyers[index % 8]!, order(index % 8), key),
    ),
  );
  expect(repeated.map(({ status }) => status)).toEqual(keys.map(() => 201));
  expect(await count()).toBe(before + keys.length - kept.rows.length);
});
