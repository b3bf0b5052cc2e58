import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brokenRules } from "../../harness/invariants.ts";
import { killWhile } from "../../harness/kill-while.ts";
import { freeTraps, setTraps } from "../../harness/order-traps.ts";
import { brokenAtRest } from "../../harness/payments/at-rest.ts";
import { place } from "../../harness/shop.ts";
import { approving } from "./approving.ts";
import { cancellingLine, cancellingOrder } from "./cancelling.ts";
import { confirming, acceptedCallback, sayingYes, starting, thinking } from "./cards.ts";
import { openCrashWorld, type CrashRow, type CrashWorld } from "./crash-world.ts";
import { earning, untilBookedAs } from "./earning.ts";
import { refunding } from "./refunding.ts";
import { booking, choosing, paying } from "./paying.ts";
import { failing, making } from "./payouts.ts";
import { placing, placingSteps, placingWrites, rushing, scarves, type Placed } from "./placing.ts";
import { recording } from "./recording.ts";
import { openingReturn } from "./opening-return.ts";
import { refundingReturn, shelvingReturn } from "./returning.ts";

/** Commerce is killed between any two writes that change money, stock or orders; nothing may be lost or done twice. */
let world: CrashWorld;

beforeAll(async () => {
  world = await openCrashWorld();
});

afterAll(() => world?.close());

const nothingBroken = async () => expect(await brokenAtRest(world.shop, world.click)).toEqual({});

it("undoes everything when a step of placing an order fails, and lets the request be repeated", async () => {
  const { shop, buyers } = world;
  const key = (step: string) => `fail:${step}`;
  const traps = placingSteps.map((step) => ({ write: placingWrites[step], id: key(step) }));
  await setTraps(shop.db, traps, "fails");
  const failed = await Promise.all(
    placingSteps.map(async (step, at) => {
      const { status } = await place(shop.commerce, buyers[at]!, scarves(shop, at), key(step));
      return [step, status];
    }),
  );
  expect(failed).toEqual(placingSteps.map((step) => [step, 500]));
  expect(await brokenRules(shop.db)).toEqual({});
  const { rows } = await shop.db.query("select state, count(*)::int from order_attempt group by state");
  expect(rows).toEqual([{ state: "undone", count: placingSteps.length }]);
  const left = await shop.db.query("select sum(reserved_quantity)::int as reserved from inventory_level");
  expect(left.rows).toEqual([{ reserved: 0 }]);
  await freeTraps(shop.db);
  const again = await place<Placed>(shop.commerce, buyers[0]!, scarves(shop, 0), key(placingSteps[0]!));
  expect(again.status).toBe(201);
});

/**
 * All rows that can hang together do. Two rows of a round may not lock the same thing (a shop's money, stock, workers of
 * a queue, planned gateway answers), and after `paying` gateways get no answers. Rows whose state changes with time or by
 * a job come first, so that they are checked soon.
 */
const rounds: CrashRow[][] = [
  [starting, acceptedCallback, placing, cancellingLine, making, earning, choosing, thinking, paying],
  [
    sayingYes,
    approving,
    confirming,
    refunding,
    cancellingOrder,
    refundingReturn,
    shelvingReturn,
    openingReturn,
    failing,
    recording,
    booking,
    rushing,
  ],
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
    // placing that many orders may take long on a busy machine
  }, 600_000);

  it.each(rows)("$title", (row) => checks.get(row)!());

  it("leaves every invariant intact", nothingBroken);
});

it("books a delivered parcel whose job was lost", async () => {
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
