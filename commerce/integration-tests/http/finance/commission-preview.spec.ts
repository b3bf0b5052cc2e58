import type { CommissionPreview } from "@bezak/contract/commission-preview.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { until } from "../../harness/until.ts";
import { openFinance, type Finance } from "./open-finance.ts";

let shop: Finance["shop"];
let calls: Finance["calls"];
let atlas: Finance["atlas"];
let chinor: Finance["atlas"];
let month: string;
const orders: OrderView[] = [];

/** Dates everything that was booked for the orders into the month before the present one, in Tashkent. */
async function bookLastMonth(): Promise<void> {
  for (const table of ["ledger_entry", "ledger_transaction"])
    await shop.db.query(`alter table ${table} disable trigger ${table}_stays`);
  const { rows } = await shop.db.query<{ month: string }>(
    "select to_char(now() at time zone 'Asia/Tashkent' - interval '1 month', 'YYYY-MM') as month",
  );
  month = rows[0]!.month;
  const ids = orders.map(({ id }) => id);
  await shop.db.query(
    `update ledger_entry e set at = (($2 || '-15')::timestamp at time zone 'Asia/Tashkent') from ledger_transaction t
     where t.id = e.transaction_id and t.order_id = any ($1) and e.account <> 'seller'`,
    [ids, month],
  );
  await shop.db.query("select list_parcel_dates($1)", [ids]);
  for (const table of ["ledger_entry", "ledger_transaction"])
    await shop.db.query(`alter table ${table} enable trigger ${table}_stays`);
}

beforeAll(async () => {
  ({ shop, calls, atlas, chinor } = await openFinance());
  // shares of a sum are rounded line by line, and so are the parts of returns: of 9 for 10 pieces, 3 are 2 and 4 more are 4
  const baskets: Record<string, number>[] = [
    { button: 10, watch: 1 },
    { ring: 3, button: 3 },
    { button: 1, watch: 3 },
  ];
  for (const quantities of baskets) orders.push(await calls.delivered(quantities, 1));
  const [first] = orders;
  for (const quantity of [3, 4]) {
    const id = await calls.askReturn(
      first!,
      first!.items.findIndex(({ quantity: all }) => all === 10),
      quantity,
    );
    await calls.refund(id);
  }
  await until("the refunds to be booked", async () => {
    const { rowCount } = await shop.db.query(
      "select 1 from ledger_transaction where kind = 'refund' and order_id = $1",
      [first!.id],
    );
    return rowCount === 2;
  });
  await bookLastMonth();
});
afterAll(async () => {
  await shop.db.query("delete from commission_rule");
  expect(await brokenRules(shop.db)).toEqual({});
});

const preview = async (query: Record<string, string>) => {
  const answer = await calls.call<{ preview: CommissionPreview; code: string }>(
    "GET",
    `/admin/commission-rules/preview?${new URLSearchParams(query)}`,
    calls.admin,
  );
  return { status: answer.status, code: answer.body.code, ...answer.body.preview };
};

/** Half a sum rounded up, as an order freezes it: written again, so that both can be compared. */
const share = (sum: number, percent: number) => Math.floor((sum * percent * 100 + 5_000) / 10_000);

/** What the pieces of a line that are kept cost, with the parts of its returns rounded down one after another. */
async function recount(percentOf: (sellerId: string) => number) {
  const { rows } = await shop.db.query<{
    seller: string;
    total: number;
    quantity: number;
    returns: number[];
  }>(
    `select t.seller_id as seller, e.amount::float8 as total, e.quantity, array(
       select r.quantity from ledger_entry r join ledger_transaction rt on rt.id = r.transaction_id
       where rt.kind = 'refund' and r.account = 'seller' and r.type = 'refund' and r.item_id = e.item_id order by r.no) as returns
     from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
     where t.order_id = any ($1) and t.kind = 'earning' and e.account = 'seller' and e.type = 'earning'`,
    [orders.map(({ id }) => id)],
  );
  return rows.reduce((sum, { seller, total, quantity, returns }) => {
    const whole = share(total, percentOf(seller));
    const back = returns.reduce((pieces, one) => pieces + one, 0);
    return sum + whole - Math.floor((whole * back) / quantity);
  }, 0);
}

async function bookedInLedger(): Promise<number> {
  const { rows } = await shop.db.query<{ sum: number }>(
    `select coalesce(sum(amount), 0)::float8 as sum from ledger_entry where account = 'commission'
       and at >= ($1 || '-01')::timestamp at time zone 'Asia/Tashkent'
       and at < (($1 || '-01')::timestamp + interval '1 month') at time zone 'Asia/Tashkent'`,
    [month],
  );
  return rows[0]!.sum;
}

it("shows the commission booked last month and what another default would have made of it", async () => {
  const shown = await preview({ scope: "default", percent: "13" });
  expect(shown).toMatchObject({ status: 200, month });
  expect(shown.total.booked).toBe(await bookedInLedger());
  expect(shown.total.booked).toBe(await recount(() => 10));
  expect(shown.total.present).toBe(shown.total.booked);
  expect(shown.total.proposed).toBe(await recount(() => 13));
  expect(shown.rules).toMatchObject(
    [{ id: "default", percent: 13, isProposed: true, ...shown.total, present: undefined }].map(
      ({ present: _, ...rule }) => rule,
    ),
  );
  // nothing is saved
  expect((await preview({ scope: "default", percent: "10" })).total.proposed).toBe(shown.total.booked);
});

it("splits the sums by the rules that would have applied", async () => {
  const query = { scope: "seller", seller: chinor.sellerId, percent: "7.25" };
  const shown = await preview(query);
  expect(shown.total.proposed).toBe(await recount((seller) => (seller === chinor.sellerId ? 7.25 : 10)));
  expect(shown.rules.map(({ id, isProposed, percent }) => [id, isProposed, percent])).toEqual([
    [null, true, 7.25],
    ["default", false, 10],
  ]);
  const [own, others] = shown.rules;
  expect([own?.seller?.id, own?.lines]).toEqual([chinor.sellerId, 2]);
  for (const name of ["sales", "booked", "proposed"] as const)
    expect(own![name] + others![name]).toBe(shown.total[name]);
  expect(others!.proposed).toBe(others!.booked);
});

it("tells what present rules make of it, and what it would be without one", async () => {
  const { body } = await calls.rule({ sellerId: atlas.sellerId, percent: 20 });
  const changed = await preview({ scope: "seller", seller: atlas.sellerId, percent: "5" });
  expect(changed.total.present).toBe(await recount((seller) => (seller === atlas.sellerId ? 20 : 10)));
  expect(changed.total.proposed).toBe(await recount((seller) => (seller === atlas.sellerId ? 5 : 10)));
  expect(changed.rules[0]).toMatchObject({ id: body.rule.id, percent: 5, isProposed: true });
  const without = await preview({ scope: "seller", seller: atlas.sellerId });
  expect(without.total.proposed).toBe(without.total.booked);
  expect(without.rules.map(({ id }) => id)).toEqual(["default"]);
});

it("refuses rules that cannot be saved, and everybody but administrators of money", async () => {
  for (const [query, expected] of [
    [{ scope: "default" }, [400, "invalid_query"]],
    [{ scope: "seller", percent: "5" }, [400, "invalid_query"]],
    [{ scope: "default", seller: atlas.sellerId, percent: "5" }, [400, "invalid_query"]],
    [{ scope: "default", percent: "101" }, [400, "invalid_query"]],
    [{ scope: "seller", seller: "sel_none", percent: "5" }, [404, "seller_not_found"]],
    [{ scope: "category", category: "pcat_none", percent: "5" }, [404, "category_not_found"]],
    [{ scope: "seller", seller: chinor.sellerId }, [404, "not_found"]],
  ] as [Record<string, string>, unknown[]][]) {
    const { status, code } = await preview(query);
    expect([query, [status, code]]).toEqual([query, expected]);
  }
  const path = "/admin/commission-rules/preview?scope=default&percent=5";
  for (const token of ["", atlas.token]) expect((await calls.call("GET", path, token)).status).toBe(401);
});
