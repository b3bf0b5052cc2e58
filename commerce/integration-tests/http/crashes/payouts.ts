import { expect } from "vitest";
import { hangingAt } from "../../harness/kill-while.ts";
import type { OrderWrite } from "../../harness/order-traps.ts";
import { patiently } from "../../harness/patiently.ts";
import type { CrashRow, CrashWorld } from "./crash-world.ts";
import { nets } from "./earning.ts";

/** Each of another shop: whoever writes a shop's money is alone. */
const makingWrites = {
  made: ["seller_payout", "insert", "true", "new.seller_id"],
  marked: ["ledger_entry", "update", "new.payout_id is not null", "new.seller_id"],
  posted: ["ledger_entry", "insert", "new.type = 'payout' and new.account = 'seller'", "new.seller_id"],
} as const satisfies Record<string, OrderWrite>;

const failingWrites = {
  returned: ["ledger_transaction", "insert", "new.kind = 'payout_returned'", "new.seller_id"],
  freed: ["ledger_entry", "update", "new.payout_id is null", "new.seller_id"],
  failed: ["seller_payout", "update", "new.status = 'failed'", "new.seller_id"],
} as const satisfies Record<string, OrderWrite>;

/** What payouts have taken from each of the shops so far, and not given back. */
async function paidOut({ shop, sellers }: CrashWorld): Promise<number[]> {
  const { rows } = await shop.db.query<{ seller_id: string; sum: number }>(
    `select e.seller_id, sum(-e.amount)::float8 as sum from ledger_entry e
     join ledger_transaction t on t.id = e.transaction_id
     where e.account = 'seller' and t.kind like 'payout%' group by 1`,
  );
  const sums = new Map(rows.map(({ seller_id, sum }) => [seller_id, sum]));
  return Object.values(sellers).map((id) => sums.get(id) ?? 0);
}

const whole = [nets.ring, nets.watch, nets.scarf];

/** No other row of its round brings a shop money that can be paid out. */
export const making: CrashRow = {
  title: "a payout takes what it is made of once, or is not made",
  prepare: async (world) => {
    const { shop, calls, sellers } = world;
    for (const goods of ["ring", "watch", "scarf-1"]) await calls.delivered({ [goods]: 1 });
    const shops = new Map([
      ["made", { id: sellers.atlas }],
      ["marked", { id: sellers.chinor }],
      ["posted", { id: sellers.navo }],
    ] as const);
    const make = (sellerId: string) =>
      shop.commerce.run("../../http/finance/inside/make-payout.ts", { sellerId });
    return {
      hanging: hangingAt(makingWrites, shops, ({ id }) => make(id)),
      check: async () => {
        expect(await paidOut(world)).toEqual([0, 0, 0]);
        expect((await shop.db.query("select 1 from seller_payout")).rowCount).toBe(0);
        for (const id of Object.values(sellers)) await make(id);
        expect(await paidOut(world)).toEqual(whole);
      },
    };
  },
};

/** After `making`. */
export const failing: CrashRow = {
  title: "a payout that failed gives back what it took once, or has not failed",
  prepare: async (world) => {
    const { shop, calls, sellers } = world;
    await calls.file("POST", "/admin/payouts/bank-file", calls.admin);
    const { rows } = await shop.db.query<{ id: string; seller_id: string }>(
      "select id, seller_id from seller_payout",
    );
    const ids = new Map(rows.map(({ id, seller_id }) => [seller_id, id]));
    const shops = new Map([
      ["returned", { id: sellers.atlas }],
      ["freed", { id: sellers.chinor }],
      ["failed", { id: sellers.navo }],
    ] as const);
    const fail = (sellerId: string) => calls.move(ids.get(sellerId)!, "failed", { reason: "Счёт закрыт" });
    return {
      hanging: hangingAt(failingWrites, shops, ({ id }) => fail(id)),
      check: async () => {
        expect(await paidOut(world)).toEqual(whole);
        for (const id of Object.values(sellers)) {
          const answer = await patiently(() => fail(id));
          expect(answer).toMatchObject({ status: 200, body: { payout: { status: "failed" } } });
        }
        expect(await paidOut(world)).toEqual([0, 0, 0]);
      },
    };
  },
};
