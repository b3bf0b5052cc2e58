import { amountSorts, type AmountSort } from "@bezak/contract/administered-sorts.ts";
import type { RefundOwed } from "@bezak/contract/refunds-owed.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { followCursors } from "../../harness/follow-cursors.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { deliver, payFor } from "../../harness/paid-orders.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { order } from "../parcels/parcel-calls.ts";
import { shopCalls, type Person } from "../shops/shop-calls.ts";

interface Page {
  refunds: RefundOwed[];
  count: number;
  sum: number;
  counts: Record<string, number>;
  next: string | null;
}

let shop: Shop;
let admin: string;
let buyer: Person;

beforeAll(async () => {
  shop = await sharedShop("orders");
  admin = await shopCalls(shop).administrator();
  buyer = await shopCalls(shop).people.join();
});
afterAll(async () => expect(await brokenRules(shop.db)).toEqual({}));

const call = <T>(method: string, path: string, body?: object, token: string | undefined = admin) =>
  shop.commerce.call<T & { code: string }>(method, path, { token, body });

const list = async (query: Record<string, string> = {}) =>
  (await call<Page>("GET", `/admin/refunds-owed?${new URLSearchParams(query)}`)).body;

/** All pages of a list, one refund each. */
async function readPages(query: Record<string, string> = {}): Promise<Page[]> {
  const first = await list({ ...query, limit: "1" });
  const others = Array.from({ length: Math.max(0, first.count - 1) }, (_, at) =>
    list({ ...query, limit: "1", page: String(at + 2) }),
  );
  return [first, ...(await Promise.all(others))];
}

/** A paid order that its buyer cancels, while the gateway refuses to refund it. */
async function owedByGateway(quantities: Record<string, number>, contact: object): Promise<OrderView> {
  const placed = await order(shop, buyer, quantities, { contact, paymentMethod: "deferred" });
  await payFor(shop, placed);
  await shop.commerce.run("refuse-refunds.ts", { refuse: true });
  const { status } = await call("PATCH", `/customer/orders/${placed.id}/cancel`, {}, buyer.token);
  await shop.commerce.run("refuse-refunds.ts", { refuse: false });
  expect(status).toBe(200);
  return placed;
}

/** A cash order of which one piece was sent back. */
async function owedInCash(contact: object): Promise<OrderView> {
  const placed = await order(shop, buyer, { ring: 1 }, { contact });
  await deliver(shop, placed, new Date());
  const body = {
    parcelId: placed.parcels[0]?.id,
    items: [{ itemId: placed.items[0]?.id, quantity: 1 }],
    reason: "defect",
    refundAccount: "8600123412344321",
  };
  const requested = await call<{ return: { id: string } }>(
    "POST",
    `/customer/orders/${placed.id}/returns`,
    body,
    buyer.token,
  );
  for (const to of ["approved", "received", "refunded"])
    await shop.commerce.run("move-return.ts", { returnId: requested.body.return.id, to, actor: "admin" });
  return placed;
}

const getNumbers = ({ refunds }: Page) => refunds.map(({ orderNumber }) => orderNumber).sort();
const add = (refunds: readonly RefundOwed[]) => refunds.reduce((sum, { amount }) => sum + amount, 0);

it("has on every page the sum of all refunds that match the filters", async () => {
  const before = await list({ limit: "100" });
  expect(before.sum).toBe(add(before.refunds));
  const contact = { name: "Nodira", phone: "+998935550011" };
  const orders = [
    await owedByGateway({ ring: 2 }, contact),
    await owedByGateway({ ring: 1, watch: 1 }, contact),
    await owedInCash(contact),
  ];
  const pages = await readPages();
  const all = pages.flatMap(({ refunds }) => refunds);
  expect(await followCursors(list, ({ refunds }) => refunds)).toEqual(all);
  expect(all.map(({ orderNumber }) => orderNumber)).toEqual(
    expect.arrayContaining(orders.map(({ number }) => number)),
  );
  expect(new Set(pages.map(({ count }) => count))).toEqual(new Set([before.count + 3]));
  expect(new Set(pages.map(({ sum }) => sum))).toEqual(new Set([add(all)]));
  expect(add(all)).toBeGreaterThan(before.sum);
  const cash = all.filter(({ reason }) => reason === "cash_return");
  const chosen = await list({ reason: "cash_return", limit: "1" });
  expect([chosen.count, chosen.sum]).toEqual([cash.length, add(cash)]);
  expect(chosen.sum).toBeLessThan(add(all));
  // beyond the last page too
  const { counts, ...behind } = await list({ limit: "1", page: "100" });
  expect(behind).toEqual({ refunds: [], count: all.length, sum: add(all), next: null });
  expect(counts).toMatchObject({ cash_return: cash.length });
});

it("sorts refunds by time and by sum, page by page", async () => {
  const keys: Record<AmountSort, (refund: RefundOwed) => number> = {
    newest: ({ since }) => -Date.parse(since),
    oldest: ({ since }) => Date.parse(since),
    amount_desc: ({ amount }) => -amount,
    amount_asc: ({ amount }) => amount,
  };
  for (const sort of amountSorts) {
    const { refunds } = await list({ sort, limit: "100" });
    const values = refunds.map(keys[sort]);
    expect(new Set(values).size).toBeGreaterThan(2);
    expect(values).toEqual(values.toSorted((one, other) => one - other));
    expect(
      await followCursors(
        (after) => list({ sort, ...after }),
        (page) => page.refunds,
      ),
    ).toEqual(refunds);
  }
});

it("finds refunds by the number of the order, the buyer's name and phone, and a product", async () => {
  const name = `Oʻgʻiloy ${buyer.mark}`;
  const contact = { name, phone: "+998977004321" };
  const both = await owedByGateway({ ring: 1, watch: 1 }, contact);
  const ring = await owedInCash(contact);
  const all = [both.number, ring.number].sort();
  for (const [query, expected] of [
    [{ q: both.number }, [both.number]],
    [{ q: `${both.number}-1` }, [both.number]],
    [{ q: ` o'g'iloy  ${buyer.mark.toUpperCase()} ` }, all],
    [{ q: buyer.mark, reason: "cash_return" }, [ring.number]],
    [{ q: `${buyer.mark} nobody` }, []],
    [{ q: "%" }, []],
  ] as [Record<string, string>, string[]][]) {
    const found = await list({ ...query, limit: "100" });
    expect([query, getNumbers(found), found.count]).toEqual([query, expected, expected.length]);
    expect([query, found.sum]).toEqual([query, add(found.refunds)]);
  }
  expect(getNumbers(await list({ q: "+998 97 700-43-21", limit: "100" }))).toEqual(
    expect.arrayContaining(all),
  );
  const byProduct = getNumbers(await list({ q: "watch", limit: "100" }));
  expect([byProduct.includes(both.number), byProduct.includes(ring.number)]).toEqual([true, false]);
  const pages = await readPages({ q: buyer.mark });
  expect(pages.map(({ count, sum }) => [count, sum])).toEqual([
    [2, add(pages.flatMap(({ refunds }) => refunds))],
    [2, add(pages.flatMap(({ refunds }) => refunds))],
  ]);
});

it("is read by administrators only, with a valid query", async () => {
  for (const token of ["", buyer.token])
    expect((await call("GET", "/admin/refunds-owed?q=a", undefined, token)).status).toBe(401);
  for (const query of [`q=${"a".repeat(101)}`, "reason=other", "name=a", "limit=101"])
    expect([query, (await call("GET", `/admin/refunds-owed?${query}`)).status]).toEqual([query, 400]);
});
