import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { openFinance, type Finance } from "./open-finance.ts";

let shop: Finance["shop"];
let calls: Finance["calls"];
let atlas: Finance["atlas"];
let chinor: typeof atlas;

beforeAll(async () => {
  ({ shop, calls, atlas, chinor } = await openFinance());
});

afterEach(async () => expect(await brokenRules(shop.db)).toEqual({}));

describe("commission rules", () => {
  /** The commission that an order of this product would freeze now. */
  const readCommission = (handle: string, { sellerId }: typeof atlas) =>
    shop.commerce.run<[string, number]>("../../http/finance/inside/read-commission-of.ts", {
      productId: shop.productIds(handle).productId,
      sellerId,
    });

  const frozen = async ({ id }: OrderView) => {
    const { rows } = await shop.db.query<{ rate: number; scope: string; amount: number; parcel: number }>(
      `select (l.metadata->'commission'->>'rate')::int as rate, l.metadata->'commission'->>'scope' as scope,
         (l.metadata->'commission'->>'amount')::int as amount, p.commission::int as parcel
       from order_item i join order_line_item l on l.id = i.item_id
       join seller_order p on p.order_id = i.order_id and p.seller_id = l.metadata->'seller'->>'id'
       where i.order_id = $1 order by amount`,
      [id],
    );
    expect(rows.map(({ parcel }) => parcel)).toEqual(rows.map(({ amount }) => amount));
    return rows.map(({ scope, rate, amount }) => [scope, rate, amount]);
  };

  it("apply the most specific rule, by the nearest category, and are frozen with the order", async () => {
    const [above, below, aside] = await shop.commerce.run<string[]>(
      "../../http/finance/inside/put-in-categories.ts",
      { productId: shop.productIds("ring").productId },
    );
    expect(await readCommission("ring", atlas)).toEqual(["default", 1000]);
    const before = await calls.ordered({ ring: 1 });
    expect(await frozen(before)).toEqual([["default", 1000, 10_000]]);
    const set = async (body: Parameters<typeof calls.rule>[0], scope: string) => {
      const { status, body: answer } = await calls.rule(body);
      expect([status, answer.rule?.scope]).toEqual([200, scope]);
      return answer.rule.id;
    };
    const ids = [await set({ categoryId: above, percent: 20 }, "category")];
    expect(await readCommission("ring", atlas)).toEqual(["category", 2000]);
    ids.push(await set({ categoryId: aside, percent: 30 }, "category"));
    // the product has two categories: one is a step away, the other is its own and wins
    expect(await readCommission("ring", atlas)).toEqual(["category", 3000]);
    ids.push(await set({ categoryId: below, percent: 7.25 }, "category"));
    // equally near: the lower commission wins
    expect(await readCommission("ring", atlas)).toEqual(["category", 725]);
    ids.push(await set({ sellerId: atlas.sellerId, percent: 12 }, "seller"));
    expect(await readCommission("ring", atlas)).toEqual(["seller", 1200]);
    ids.push(await set({ sellerId: atlas.sellerId, categoryId: above, percent: 3 }, "seller_category"));
    expect(await readCommission("ring", atlas)).toEqual(["seller_category", 300]);
    // another shop's rule does not apply
    ids.push(await set({ sellerId: chinor.sellerId, categoryId: below, percent: 99 }, "seller_category"));
    expect(await readCommission("ring", atlas)).toEqual(["seller_category", 300]);
    expect(await frozen(await calls.ordered({ ring: 1, watch: 1 }))).toEqual([
      ["seller_category", 300, 3_000],
      ["default", 1000, 25_000],
    ]);
    expect((await calls.finance(atlas.token)).commissionRate).toBe(12);

    const again = await set({ sellerId: atlas.sellerId, percent: 11 }, "seller");
    expect(again).toBe(ids[3]);
    const { body } = await calls.call<{ rules: { scope: string; percent: number }[] }>(
      ...(["GET", "/admin/commission-rules", calls.admin] as const),
    );
    expect(body.rules.map(({ scope, percent }) => [scope, percent])).toEqual([
      ["default", 10],
      ["category", 20],
      ["category", 30],
      ["category", 7.25],
      ["seller", 11],
      ["seller_category", 3],
      ["seller_category", 99],
    ]);
    for (const id of ids) {
      expect((await calls.call("DELETE", `/admin/commission-rules/${id}`, calls.admin)).status).toBe(200);
    }
    expect((await calls.rule({ scope: "default", percent: 5 })).body.rule).toMatchObject({
      id: "default",
      percent: 5,
    });
    expect(await readCommission("ring", atlas)).toEqual(["default", 500]);
    // this order was placed before any of these changes
    await calls.deliver(before, 15);
    await calls.booked(before.id, 1);
    const [commission] = (await calls.entries(atlas.token, "?type=commission")).entries;
    expect(commission).toMatchObject({ amount: -10_000, orderNumber: before.parcels[0]?.number });
    expect((await calls.rule({ scope: "default", percent: 10 })).status).toBe(200);
  });

  it("show when they were changed, and null for the default until it is set", async () => {
    interface Rules {
      rules: { id: string; percent: number; updatedAt: string | null }[];
    }
    const defaultRule = async () =>
      (await calls.call<Rules>("GET", "/admin/commission-rules", calls.admin)).body.rules[0];
    await shop.db.query("delete from shop_setting where id = 'commissionRate'");
    expect(await defaultRule()).toMatchObject({ id: "default", percent: 10, updatedAt: null });
    const { rule } = (await calls.rule({ scope: "default", percent: 10 })).body;
    expect(await defaultRule()).toEqual(rule);
    expect(await defaultRule()).toMatchObject({ updatedAt: expect.stringMatching(/^\d{4}-.+Z$/) });
  });

  it("are recorded with their administrator in the audit log, also refused ones", async () => {
    interface Audit {
      entries: { action: string; subjects: string[]; said: string; status: number | null; actor: object }[];
      count: number;
    }
    const read = async (query = "") =>
      (await calls.call<Audit>("GET", `/admin/audit${query}`, calls.admin)).body;
    const { count } = await read();
    const unconfirmed = await calls.people.administrator({ confirmed: false });
    const body = { scope: "seller", sellerId: atlas.sellerId, percent: 12 };
    const refused = await calls.call("POST", "/admin/commission-rules", unconfirmed, body);
    expect([refused.status, refused.body.code]).toEqual([403, "confirmation_required"]);
    const { rule } = (
      await calls.call<{ rule: { id: string } }>("POST", "/admin/commission-rules", calls.admin, body)
    ).body;
    expect((await calls.call("DELETE", `/admin/commission-rules/${rule.id}`, calls.admin)).status).toBe(200);
    const { entries, count: after } = await read("?limit=3");
    expect(after).toBe(count + 3);
    const act = (action: string, status: number) =>
      expect.objectContaining({
        action,
        status,
        actor: expect.objectContaining({ email: expect.any(String), role: "admin", rank: "owner" }),
      });
    expect(entries).toEqual([
      act("DELETE /admin/commission-rules/{id}", 200),
      act("POST /admin/commission-rules", 200),
      act("POST /admin/commission-rules", 403),
    ]);
    expect(entries.map(({ said }) => JSON.parse(said) as unknown)).toEqual([{}, body, body]);
    // the rule's own history begins with the act that made it
    expect((await read(`?subject=${rule.id}`)).entries.map(({ subjects }) => subjects)).toEqual([
      [rule.id],
      [atlas.sellerId, rule.id],
    ]);
    expect((await read("?actor=nobody")).count).toBe(0);
  });

  it("reject unknown ids and invalid percents, and the default cannot be deleted", async () => {
    const { sellerId } = atlas;
    for (const body of [
      { percent: 0 },
      { sellerId, percent: 0 },
      { scope: "default", percent: 0 },
      { scope: "default", sellerId, percent: 0 },
      { scope: "seller_category", sellerId, percent: 0 },
      { scope: "category", sellerId, percent: 0 },
      { scope: "seller", percent: 0 },
    ]) {
      const refused = await calls.call("POST", "/admin/commission-rules", calls.admin, body);
      expect([body, refused.status]).toEqual([body, 400]);
    }
    const all = "/admin/commission-rules/default";
    expect((await calls.call("POST", all, calls.admin, { percent: 0, sellerId })).status).toBe(400);
    const unconfirmed = await calls.people.administrator({ confirmed: false });
    for (const [token, status] of [
      [undefined, 401],
      [atlas.token, 401],
      [unconfirmed, 403],
    ] as const)
      expect((await calls.call("POST", all, token, { percent: 0 })).status).toBe(status);
    expect((await calls.rule({ categoryId: "pcat_no", percent: 5 })).body.code).toBe("category_not_found");
    expect((await calls.rule({ sellerId: "sel_no", percent: 5 })).body.code).toBe("seller_not_found");
    for (const percent of [-1, 100.01, 1.005, "5"]) {
      expect([percent, (await calls.rule({ sellerId: atlas.sellerId, percent })).status]).toEqual([
        percent,
        400,
      ]);
    }
    const remove = (id: string) => calls.call("DELETE", `/admin/commission-rules/${id}`, calls.admin);
    expect((await remove("default")).body.code).toBe("conflict");
    expect((await remove("comrule_no")).status).toBe(404);
  });

  it("are changed and removed in the version that was seen, or refused with the rule as it is", async () => {
    const { sellerId } = atlas;
    const { rule } = (await calls.rule({ sellerId, percent: 12 })).body;
    const now = (await calls.rule({ sellerId, percent: 11, version: rule.version })).body.rule;
    expect([now.percent, now.version === rule.version]).toEqual([11, false]);
    const remove = (version: string) =>
      shop.commerce.call<{ code?: string; details?: object }>(
        "DELETE",
        `/admin/commission-rules/${rule.id}`,
        {
          token: calls.admin,
          headers: { "if-match": version },
        },
      );
    for (const stale of [
      await calls.rule({ sellerId, percent: 9, version: rule.version }),
      await remove(rule.version),
    ]) {
      expect([stale.status, stale.body.code]).toEqual([409, "stale_version"]);
      expect(stale.body.details).toEqual({ current: now, sent: rule.version });
    }
    const race = [8, 7].map((percent) => calls.rule({ sellerId, percent, version: now.version }));
    const [made, refused] = (await Promise.all(race)).sort((a, b) => a.status - b.status);
    expect([made!.status, refused!.status, refused!.body.details]).toEqual([
      200,
      409,
      { current: made!.body.rule, sent: now.version },
    ]);
    expect((await remove(made!.body.rule.version)).status).toBe(200);
    // it is gone, and is not made anew by somebody who saw it before
    const late = await calls.rule({ sellerId, percent: 9, version: now.version });
    expect([late.status, late.body.details]).toEqual([409, { sent: now.version }]);
  });

  it("have a default that is changed in the version of the settings", async () => {
    const { rule } = (await calls.rule({ scope: "default", percent: 10 })).body;
    const now = (await calls.rule({ scope: "default", percent: 11, version: rule.version })).body.rule;
    const late = await calls.rule({ scope: "default", percent: 12, version: rule.version });
    expect([late.status, late.body.details]).toEqual([409, { current: now, sent: rule.version }]);
    expect((await calls.rule({ scope: "default", percent: 10, version: now.version })).status).toBe(200);
  });
});
