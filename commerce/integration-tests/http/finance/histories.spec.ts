import {
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  integer,
  record,
  type Arbitrary,
} from "fast-check";
import { afterEach, beforeAll, expect, it } from "vitest";
import type { DeliveredLine } from "../../../src/modules/seller-ledger/plan-entries.ts";
import type { CommerceProcess } from "../../harness/commerce-process.ts";
import { SEED } from "../../harness/drawn.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { secondProcess, sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { DELIVERY, getWorth, type LedgerStep } from "./inside/live-ledger.ts";

let shop: Shop;
let second: CommerceProcess;
let made = 0;

beforeAll(async () => {
  [shop, second] = [await sharedShop("orders"), await secondProcess("orders")];
});

// each history has its own shop, so a later one cannot repair what one broke
afterEach(async () => expect(await brokenRules(shop.db)).toEqual({}));

const RUNS = Number(process.env.LEDGER_HISTORIES ?? 12);

/** A parcel with its commission, and its returns. */
interface Story {
  isAvailable: boolean;
  /** paid in cash to the marketplace */
  cash: boolean;
  lines: DeliveredLine[];
  returns: { id: string; lines: { itemId: string; quantity: number }[] }[];
}

const line = record({
  quantity: integer({ min: 1, max: 4 }),
  price: integer({ min: 1, max: 300_000 }),
  rate: integer({ min: 0, max: 10_000 }),
  back: array(integer({ min: 1, max: 3 }), { maxLength: 3 }),
});

const story: Arbitrary<Story> = record({
  isAvailable: boolean(),
  cash: boolean(),
  lines: array(line, { minLength: 1, maxLength: 3 }),
}).map(({ isAvailable, cash, lines }) => ({
  isAvailable,
  cash,
  lines: lines.map(({ quantity, price, rate }, at) => ({
    itemId: `l${at}`,
    name: { ru: `Товар ${at}` },
    quantity,
    total: quantity * price,
    commission: Math.floor((quantity * price * rate + 5_000) / 10_000),
  })),
  returns: lines.flatMap(({ quantity, back }, at) => {
    let left = quantity;
    return back.flatMap((pieces, nth) => {
      const taken = Math.min(pieces, left);
      left -= taken;
      return taken > 0 ? [{ id: `r${at}-${nth}`, lines: [{ itemId: `l${at}`, quantity: taken }] }] : [];
    });
  }),
}));

const step = constantFrom(
  "deliver" as const,
  "deliver" as const,
  "refund" as const,
  "refund" as const,
  "receive" as const,
  "adjust" as const,
  "sweep" as const,
  "send" as const,
  "paid" as const,
  "failed" as const,
  "cancelled" as const,
);

const history = record({
  stories: array(story, { minLength: 1, maxLength: 5 }),
  steps: array(
    record({ what: step, pick: integer({ min: 0, max: 9 }), amount: integer({ min: -90_000, max: 90_000 }) }),
    {
      minLength: 5,
      maxLength: 25,
    },
  ),
  together: integer({ min: 1, max: 6 }),
  twice: boolean(),
});

type History = typeof history extends Arbitrary<infer H> ? H : never;

/** The steps of a history, and the resulting balance without payouts. */
function planned({ stories, steps }: History): { plan: LedgerStep[]; worth: number } {
  const delivered = new Map<number, number>();
  const plan: LedgerStep[] = [];
  let worth = 0;
  for (const [at, { what, pick, amount }] of steps.entries()) {
    const parcel = pick % stories.length;
    const of = stories[parcel]!;
    const nth = delivered.get(parcel);
    if (what === "deliver" && nth === undefined) {
      plan.push({ does: "deliver", parcel, isAvailable: of.isAvailable, cash: of.cash, lines: of.lines });
      delivered.set(parcel, 0);
      worth += of.lines.reduce((sum, { total, commission }) => sum + total - commission, 0);
    } else if (what === "refund" && nth !== undefined && nth < of.returns.length) {
      plan.push({ does: "refund", parcel, nth, ...of });
      delivered.set(parcel, nth + 1);
      worth -= getNet(of, nth + 1) - getNet(of, nth);
    } else if (what === "receive") {
      plan.push({ does: "receive", parcel, amount: getWorth(of.lines) + DELIVERY });
    } else if (what === "adjust" && amount !== 0) {
      plan.push({ does: "adjust", amount, key: `a${at}` });
      worth += amount;
    } else if (what === "sweep") plan.push({ does: "sweep", minimum: 1 + pick * 10_000 });
    else if (what === "send") plan.push({ does: "send" });
    else if (what === "paid" || what === "failed" || what === "cancelled") {
      plan.push({ does: "move", payout: pick % 4, to: what });
    }
  }
  return { plan, worth };
}

/** The net sum of a parcel's first returns, calculated independently of the tested code. */
function getNet({ lines, returns }: Story, count: number): number {
  return lines.reduce((sum, { itemId, quantity, total, commission }) => {
    const pieces = returns
      .slice(0, count)
      .flatMap((returned) => returned.lines)
      .filter((one) => one.itemId === itemId)
      .reduce((all, one) => all + one.quantity, 0);
    return sum + (total / quantity) * pieces - Math.floor((commission * pieces) / quantity);
  }, 0);
}

const inGroups = (steps: LedgerStep[], size: number) =>
  Array.from({ length: Math.ceil(steps.length / size) }, (_, at) => steps.slice(at * size, (at + 1) * size));

const live = (
  sellerId: string,
  groups: LedgerStep[][],
  twice: boolean,
  at: CommerceProcess = shop.commerce,
) => at.run<number>("../../http/finance/inside/live-ledger.ts", { sellerId, groups, twice });

/** The sum of the payouts that were neither failed nor cancelled. */
async function paidOut(sellerId: string): Promise<number> {
  const { rows } = await shop.db.query<{ paid: number }>(
    `select coalesce(sum(amount), 0)::float8 as paid from seller_payout
     where seller_id = $1 and status in ('scheduled', 'sent', 'paid')`,
    [sellerId],
  );
  return rows[0]?.paid ?? 0;
}

it("keeps the balance equal to what is owed for random histories, in parallel and repeated", async () => {
  await assert(
    asyncProperty(history, async (one) => {
      const sellerId = `sel_h${(made += 1)}`;
      const { plan, worth } = planned(one);
      const balance = await live(sellerId, inGroups(plan, one.together), one.twice);
      expect(balance).toBe(worth - (await paidOut(sellerId)));
    }),
    { seed: SEED, numRuns: RUNS },
  );
}, 300_000);

it("reaches the same balance for any sequence of independent steps and in either process", async () => {
  await assert(
    asyncProperty(history, boolean(), async (one, backwards) => {
      const [left, right] = [`sel_h${(made += 1)}`, `sel_h${(made += 1)}`];
      const { plan, worth } = planned(one);
      const money = plan.filter(({ does }) => does === "deliver" || does === "refund" || does === "adjust");
      // the steps of one parcel stay in their sequence
      const parcels = Map.groupBy(money, (each) => ("parcel" in each ? each.parcel : JSON.stringify(each)));
      const shuffled = backwards ? [...parcels.values()].toReversed() : [...parcels.values()];
      const first = await live(left, inGroups(money, 1), false);
      const [other] = await Promise.all([
        live(right, inGroups(shuffled.flat(), 1), false, second),
        // the same steps from the other process at the same time
        live(right, inGroups(money, 3), false),
      ]);
      const after = await live(right, [], false);
      expect([first, after]).toEqual([worth, worth]);
      expect(typeof other).toBe("number");
    }),
    { seed: SEED, numRuns: Math.ceil(RUNS / 2) },
  );
}, 300_000);

it("never pays an entry twice when many sweep and move payouts at once in two processes", async () => {
  const sellerId = "sel_swept";
  const deliver = (parcel: number): LedgerStep => ({
    does: "deliver",
    parcel,
    isAvailable: true,
    cash: parcel % 2 === 0,
    lines: [{ itemId: "l0", name: { ru: "Товар" }, quantity: 1, total: 1_000 + parcel, commission: 100 }],
  });
  const sweep: LedgerStep = { does: "sweep", minimum: 1 };
  const moves = (["paid", "failed", "cancelled"] as const).flatMap((to) =>
    [0, 1, 2, 3].map((payout): LedgerStep => ({ does: "move", payout, to })),
  );
  const all = Array.from({ length: 12 }, (_, at) => at);
  const receive = (parcel: number): LedgerStep => ({
    does: "receive",
    parcel,
    amount: 1_000 + parcel + DELIVERY,
  });
  const groups = all.map((at): LedgerStep[] => [
    deliver(at),
    sweep,
    receive(at - 2),
    { does: "send" as const },
    sweep,
    ...moves,
  ]);
  await Promise.all([live(sellerId, groups, false), live(sellerId, groups, false, second)]);
  const worth = all.reduce((sum, at) => sum + 900 + at, 0);
  expect(await live(sellerId, [], false)).toBe(worth - (await paidOut(sellerId)));
  const { rows } = await shop.db.query<{ payouts: number; statuses: string[] }>(
    `select count(*)::int as payouts, array_agg(distinct status) as statuses from seller_payout where seller_id = $1`,
    [sellerId],
  );
  expect(rows[0]?.payouts).toBeGreaterThan(3);
  expect(rows[0]?.statuses).toEqual(expect.arrayContaining(["failed"]));
}, 120_000);
