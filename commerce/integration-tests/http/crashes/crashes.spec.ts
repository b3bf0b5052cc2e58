import { setTimeout as pause } from "node:timers/promises";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SEED } from "../../harness/drawn.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { killWhile } from "../../harness/kill-while.ts";
import { freeTraps, setTraps } from "../../harness/order-traps.ts";
import { brokenAtRest } from "../../harness/payments/at-rest.ts";
import { place, placePatiently } from "../../harness/shop.ts";
import { cancellingLine, cancellingOrder } from "./cancelling.ts";
import { confirming, saidYes, sayingYes, starting, thinking } from "./cards.ts";
import { openCrashWorld, type CrashRow, type CrashWorld } from "./crash-world.ts";
import { earning, losing, untilBookedAs } from "./earning.ts";
import { givingBack } from "./giving-back.ts";
import { booking, choosing, paying } from "./paying.ts";
import { failing, making } from "./payouts.ts";
import { placing, placingSteps, placingWrites, scarves, untilSettled, type Placed } from "./placing.ts";
import { refundingReturn, shelvingReturn } from "./returning.ts";

/** Commerce is killed between any two writes of what changes money, stock or orders; nothing is lost or done twice. */
let world: CrashWorld;

beforeAll(async () => {
  world = await openCrashWorld();
});

afterAll(() => world?.close());

const nothingBroken = async () => expect(await brokenAtRest(world.shop, world.click)).toEqual({});

it("undoes everything when a step of placing fails, and lets the request be repeated", async () => {
  const { shop, buyers } = world;
  const key = (step: string) => `fail:${step}`;
  const traps = placingSteps.map((step) => ({ write: placingWrites[step], id: key(step) }));
  await setTraps(shop.db, traps, "fails");
  for (const [at, step] of placingSteps.entries()) {
    const failed = await place(shop.commerce, buyers[at]!, scarves(shop, at), key(step));
    expect([step, failed.status]).toEqual([step, 500]);
    expect([step, await brokenRules(shop.db)]).toEqual([step, {}]);
  }
  const { rows } = await shop.db.query("select state, count(*)::int from order_attempt group by state");
  expect(rows).toEqual([{ state: "undone", count: placingSteps.length }]);
  const left = await shop.db.query("select sum(reserved_quantity)::int as reserved from inventory_level");
  expect(left.rows).toEqual([{ reserved: 0 }]);
  await freeTraps(shop.db);
  const again = await place<Placed>(shop.commerce, buyers[0]!, scarves(shop, 0), key(placingSteps[0]!));
  expect(again.status).toBe(201);
});

/** Rows of a round hang together, so their number is bounded by the connections of a process. */
const rounds: CrashRow[][] = [
  [placing, making],
  [cancellingLine, starting, losing],
  [givingBack, saidYes],
  [cancellingOrder, refundingReturn, shelvingReturn, thinking],
  [paying, confirming, failing],
  [booking, choosing, earning, sayingYes],
];

describe.each(rounds.map((rows, at) => ({ rows, round: at + 1 })))("kill -9, round $round:", ({ rows }) => {
  const checks = new Map<CrashRow, () => Promise<void>>();

  beforeAll(async () => {
    const hanging = [];
    const beside = [];
    for (const row of rows) {
      const prepared = await row.prepare(world);
      hanging.push(...(prepared.hanging ?? []));
      if (prepared.beside) beside.push(prepared.beside);
      checks.set(row, prepared.check);
    }
    await killWhile(world.shop, hanging, beside);
  });

  it.each(rows)("$title", (row) => checks.get(row)!());

  it("leaves nothing broken", nothingBroken);
});

/** Milliseconds after which a process is killed while eight orders are being placed; others with each seed. */
const delays = [200 + (SEED % 300), 600 + (SEED % 500)];

it("survives kill -9 in the middle of many placements", async () => {
  const { shop, buyers } = world;
  const keys = delays.flatMap(() => buyers.map(() => randomUUID()));
  const send = (at: number) => [shop.commerce, buyers[at % 8]!, scarves(shop, at % 8), keys[at]!] as const;
  for (const [round, delay] of delays.entries()) {
    const running = buyers.map((_, at) => place(...send(round * 8 + at)).catch(() => undefined));
    await pause(delay);
    await shop.commerce.kill();
    await Promise.all(running);
    shop.commerce = await shop.start();
  }
  await untilSettled(shop.db);
  await nothingBroken();
  const count = async () => Number((await shop.db.query('select count(*) from "order"')).rows[0]?.count);
  const kept = await shop.db.query(
    "select 1 from order_attempt where state = 'placed' and idempotency_key = any($1)",
    [keys],
  );
  const before = await count();
  const repeated = await Promise.all(keys.map((_, at) => placePatiently<Placed>(...send(at))));
  expect(repeated.map(({ status }) => status)).toEqual(keys.map(() => 201));
  expect(await count()).toBe(before + keys.length - kept.rows.length);
});

it("finds what lost its job", async () => {
  const { shop, calls } = world;
  const order = await calls.ordered({ ring: 1 });
  await shop.db.query(
    `update seller_order set status = 'delivered', updated_at = now() - interval '1 minute',
       timeline = jsonb_build_object('entries', timeline->'entries' || $2::jsonb) where order_id = $1`,
    [order.id, JSON.stringify([{ status: "delivered", at: new Date().toISOString(), actor: "seller" }])],
  );
  await untilBookedAs(shop.db, "earning", [order]);
  await nothingBroken();
});
