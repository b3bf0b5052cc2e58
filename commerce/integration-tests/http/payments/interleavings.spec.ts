import fc from "fast-check";
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, expect, it } from "vitest";
import { SEED } from "../../harness/drawn.ts";
import { brokenAtRest } from "../../harness/payments/at-rest.ts";
import { disagreement, readFinalState, live, type World } from "../../harness/payments/live.ts";
import { sharedFlakyClick } from "../../harness/payments/flaky-click-api.ts";
import { life, type Life } from "../../harness/payments/moves.ts";
import { secondProcess, sharedShop } from "../../harness/shared-shop.ts";
import { createBuyers } from "../../harness/shop.ts";

/** INTERLEAVINGS=<runs> for more: orders that live concurrently, and how often a process is killed meanwhile. */
const RUNS = Number(process.env.INTERLEAVINGS ?? 1);
const KILLS = Math.ceil(RUNS / 10);
const AT_ONCE = 10;
/** Upper limit of the runs that are added until every end was seen. */
const AT_MOST = Math.max(20, 2 * RUNS);

let world: World;
/** how the lives ended, to notice a generator that misses cases */
const ends = new Map<string, number>();

beforeAll(async () => {
  const [shop, second] = [await sharedShop("at_rest"), await secondProcess("at_rest")];
  const buyers = await createBuyers(shop.commerce, AT_ONCE);
  world = {
    shop,
    buyers,
    click: await sharedFlakyClick(),
    processes: [shop.commerce, second],
    dead: new Set(),
  };
});

const lives = fc.array(life, { minLength: AT_ONCE, maxLength: AT_ONCE });

/** Runs lives concurrently; in the end the rules must allow the ledger's state, and all money must be accounted for. */
async function liveAll(all: Life[], meanwhile: () => Promise<void> = async () => undefined): Promise<void> {
  const living = all.map((one, at) => live(world, world.buyers[at]!, one));
  const [lived] = await Promise.all([Promise.all(living), meanwhile()]);
  const broken = await brokenAtRest(world.shop, world.click);
  for (const end of (await Promise.all(lived.map((one) => readFinalState(world, one)))).flat()) {
    ends.set(end, (ends.get(end) ?? 0) + 1);
  }
  const wrong = await Promise.all(lived.map((one) => disagreement(world, one)));
  expect(wrong.filter(Boolean)).toEqual([]);
  expect(broken).toEqual({});
}

/** A race does not reproduce when shrunk, so the first failure is reported with its seed. */
async function hold<T>(property: fc.IAsyncProperty<T>, numRuns: number, from = SEED): Promise<void> {
  const { failed, seed, counterexamplePath, errorInstance } = await fc.check(property, {
    seed: from,
    endOnFailure: true,
    numRuns,
  });
  if (failed) throw new Error(`SEED=${seed}, path ${counterexamplePath}`, { cause: errorInstance });
}

let kills = 0;
const killed = fc.asyncProperty(lives, fc.integer({ min: 300, max: 1500 }), async (all, after) => {
  const [, second] = world.processes;
  if (!second) throw new Error("There is no second process");
  await liveAll(all, async () => {
    await pause(after);
    world.dead.add(second);
    // its calls go to the first process from here on
    world.processes[1] = world.shop.commerce;
    await second.kill();
    kills += 1;
    // no other process is needed after the last kill
    if (kills < KILLS) world.processes[1] = await secondProcess("at_rest");
  });
});

it("concurrent calls, also while a process is killed, end as if made one after another", async () => {
  const property = fc.asyncProperty(lives, (all) => liveAll(all));
  const all = [
    "closed",
    ...["payme", "click"].flatMap((of) => [`${of} paid`, `${of} cancelled`, `${of} refunded`]),
  ];
  await hold(property, RUNS);
  await hold(killed, KILLS, SEED + 1);
  // the end of a life depends on timing: more lives are run until every end was seen
  for (let more = 2; more < AT_MOST && all.some((end) => !ends.has(end)); more += 1)
    await hold(property, 1, SEED + more);
  expect([...ends.keys()]).toEqual(expect.arrayContaining(all));
}, 600_000);
