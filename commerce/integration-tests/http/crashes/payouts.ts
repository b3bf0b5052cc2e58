import { expect } from "vitest";
import { hangingAt } from "../../harness/kill-while.ts";
import type { OrderWrite } from "../../harness/order-traps.ts";
import { retryWhileBusy } from "../../harness/retry-while-busy.ts";
import { shopCalls } from "../shops/shop-calls.ts";
import type { CrashRow, CrashWorld } from "./crash-world.ts";
import { nets } from "./earning.ts";

/** The last write of each; all others of its transaction come before it. */
const makingWrites = {
  posted: [
    "ledger_entry",
    "insert",
    `new.type = 'payout' and new.account = 'seller'
      and exists (select 1 from seller_payout p where p.id = new.payout_id)
      and exists (select 1 from ledger_entry e where e.payout_id = new.payout_id)`,
    "new.seller_id",
  ],
} as const satisfies Record<string, OrderWrite>;

const failingWrites = {
  failed: [
    "seller_payout",
    "update",
    `new.status = 'failed'
      and exists (select 1 from ledger_transaction t where t.key = 'payout-returned:' || new.id)
      and not exists (select 1 from ledger_entry e where e.payout_id = new.id and e.type <> 'payout')`,
    "new.seller_id",
  ],
} as const satisfies Record<string, OrderWrite>;

/** Sum of the shop's payouts that have not been returned. */
async function paidOut({ shop, sellers }: CrashWorld): Promise<number> {
  const { rows } = await shop.db.query<{ sum: number }>(
    `select coalesce(sum(-e.amount), 0)::float8 as sum from ledger_entry e
     join ledger_transaction t on t.id = e.transaction_id
     where e.account = 'seller' and t.kind like 'payout%' and e.seller_id = $1`,
    [sellers.chinor],
  );
  return rows[0]?.sum ?? 0;
}

/** No other row of its round may bring this shop money, which is written under a lock. */
export const making: CrashRow = {
  title: "makes a payout of its entries once, or not at all",
  prepare: async (world) => {
    const { shop, calls, sellers } = world;
    await calls.delivered({ watch: 1 });
    const make = () =>
      shop.commerce.run("../../http/finance/inside/make-payout.ts", { sellerId: sellers.chinor });
    return {
      hanging: hangingAt(makingWrites, new Map([["posted", { id: sellers.chinor }]] as const), make),
      check: async () => {
        expect(await paidOut(world)).toBe(0);
        expect((await shop.db.query("select 1 from seller_payout")).rowCount).toBe(0);
        await make();
        expect(await paidOut(world)).toBe(nets.watch);
      },
    };
  },
};

/** Runs after `making`. */
export const failing: CrashRow = {
  title: "returns the sum of a failed payout once, or has not recorded the failure",
  prepare: async (world) => {
    const { shop, calls, sellers } = world;
    await calls.file("POST", "/admin/payouts/bank-file", calls.admin);
    const { rows } = await shop.db.query<{ id: string }>("select id from seller_payout");
    const fail = (token?: string) => calls.move(rows[0]!.id, "failed", { reason: "Счёт закрыт" }, token);
    return {
      hanging: hangingAt(failingWrites, new Map([["failed", { id: sellers.chinor }]] as const), () => fail()),
      check: async () => {
        expect(await paidOut(world)).toBe(nets.watch);
        // on a busy machine the token of the preparation has expired; calls are those of a process
        const token = await shopCalls(shop).administrator();
        const answer = await retryWhileBusy(() => fail(token));
        expect(answer).toMatchObject({ status: 200, body: { payout: { status: "failed" } } });
        expect(await paidOut(world)).toBe(0);
      },
    };
  },
};
