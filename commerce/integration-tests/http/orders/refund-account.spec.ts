import type { RefundOwed } from "@bezak/contract/refunds-owed.ts";
import { beforeAll, describe, expect, it } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { deliver, payFor, readOrder } from "../../harness/paid-orders.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { newOrder, placePatiently, type Shop } from "../../harness/shop.ts";
import { inboxCalls } from "../inbox/inbox-calls.ts";
import { shopCalls } from "../shops/shop-calls.ts";
import { administeredOrderCalls, pick } from "./administered-order-calls.ts";

let shop: Shop;

beforeAll(async () => {
  shop = await sharedShop("orders");
});

type Answer = { order: OrderView; code: string };

it("accepts the account for an owed refund with the password, until it is paid", async () => {
  const calls = shopCalls(shop);
  const admin = await calls.administrator();
  const [owner, other] = [await calls.people.join(), await calls.people.join()];
  const confirmed = await calls.confirmed(owner);
  const lines = newOrder([{ productId: shop.productIds("ring").productId, quantity: 1 }], {
    paymentMethod: "deferred",
  });
  const { order } = (await placePatiently<Answer>(shop.commerce, owner, lines)).body;
  const name = (account: string, token = confirmed) =>
    shop.commerce.call<Answer>("POST", `/customer/orders/${order.id}/refund-account`, {
      token,
      body: { account },
    });
  const owed = async () => {
    const { body } = await shop.commerce.call<{ refunds: RefundOwed[] }>(
      ...(["GET", "/admin/refunds-owed?limit=100", { token: admin }] as const),
    );
    return body.refunds.find(({ orderNumber }) => orderNumber === order.number);
  };
  const [first, second] = ["8600123412344321", "20208000900123450071"] as const;
  await payFor(shop, order);
  expect((await name(first)).body.code).toBe("conflict");
  await shop.commerce.run("refuse-refunds.ts", { refuse: true });
  const cancelled = await shop.commerce.call<Answer>("PATCH", `/customer/orders/${order.id}/cancel`, {
    token: owner.token,
    body: {},
  });
  await shop.commerce.run("refuse-refunds.ts", { refuse: false });
  expect(cancelled.body.order.payment).toMatchObject({ refundOwed: 125_000, refundAccount: null });
  expect(await owed()).toMatchObject({ reason: "gateway_refused", account: null });
  const refused = await name(first, owner.token);
  expect([refused.status, refused.body.code]).toEqual([403, "confirmation_required"]);
  expect((await name(first, await calls.confirmed(other))).body.code).toBe("order_not_found");
  expect((await name("8600", confirmed)).status).toBe(400);
  expect((await name(first)).body.order.payment).toMatchObject({
    refunded: 0,
    refundOwed: 125_000,
    refundAccount: "4321",
  });
  const seen = await owed();
  expect(seen).toMatchObject({ account: "4321" });
  await name(first);
  expect((await owed())?.version).toBe(seen?.version);
  expect((await name(second)).body.order.payment.refundAccount).toBe("0071");
  const { rows } = await shop.db.query(
    "select to_jsonb(a)::text as row from refund_account a where order_id = $1",
    [order.id],
  );
  expect(JSON.stringify(rows)).not.toMatch(/860012341234|2020800090012345/);
  const { events } = (await administeredOrderCalls(shop, admin).timeline(order.parcels[0]!.id, "?limit=100"))
    .body;
  expect(pick(events, "refund_account").map(({ changed, digits }) => [changed, digits])).toEqual([
    [false, "4321"],
    [true, "0071"],
  ]);
  expect(JSON.stringify(events)).not.toMatch(/860012341234|2020800090012345/);
  const pay = async (version = "") =>
    shop.commerce.call<{ code: string; details: object }>(
      "POST",
      `/admin/refunds-owed/${(await owed())?.id}/paid`,
      { token: admin, body: { reference: "slip 18", version } },
    );
  const stale = await pay(seen?.version);
  expect([stale.status, stale.body.code]).toEqual([409, "stale_version"]);
  expect(stale.body.details).toEqual({ current: await owed(), sent: seen?.version });
  expect((await pay((await owed())?.version)).status).toBe(200);
  expect((await name(first)).body.code).toBe("conflict");
  const after = await shop.commerce.call<Answer>("GET", `/customer/orders/${order.id}`, {
    token: owner.token,
  });
  expect(after.body.order.payment).toMatchObject({ refunded: 125_000, refundOwed: 0 });
  expect(after.body.order.payment).not.toHaveProperty("refundAccount");
  expect(await brokenRules(shop.db)).toEqual({});
});

describe("the refund account of a return", () => {
  const [first, second] = ["8600123412344321", "20208000900123450071"] as const;

  it("replaces another one with the password only, and the buyer is notified", async () => {
    const calls = shopCalls(shop);
    const inbox = inboxCalls(shop.commerce);
    const owner = await calls.people.join();
    await shop.db.query("update customer set metadata = metadata - 'emailUnconfirmed' where id = $1", [
      owner.id,
    ]);
    const confirmed = await calls.confirmed(owner);
    const lines = newOrder([{ productId: shop.productIds("ring").productId, quantity: 3 }]);
    const { order } = (await placePatiently<Answer>(shop.commerce, owner, lines)).body;
    await deliver(shop, order, new Date());
    const ask = async (refundAccount: string, { quantity = 1, token = owner.token } = {}) => {
      const items = [{ itemId: order.items[0]?.id, quantity }];
      const body = { parcelId: order.parcels[0]?.id, items, reason: "defect", refundAccount };
      const answer = await shop.commerce.call<Answer>("POST", `/customer/orders/${order.id}/returns`, {
        token,
        body,
      });
      return [answer.status, answer.body.code];
    };
    const stored = async () => {
      const { rows } = await shop.db.query<{ digits: string }>(
        "select last_digits as digits from refund_account where order_id = $1",
        [order.id],
      );
      return rows.map(({ digits }) => digits);
    };
    const readNotices = async () => {
      await inbox.send({ catchUp: true });
      const { rowCount: mails } = await shop.db.query(
        "select 1 from shop_mail where recipient = $1 and template = 'refund-account-changed'",
        [owner.email],
      );
      const entries = await inbox.list(owner, "&type=payment");
      return { mails, entries: entries.map(({ text }) => text) };
    };
    // a refused return stores no account
    expect(await ask(first, { quantity: 4 })).toEqual([409, "too_many_to_return"]);
    expect(await stored()).toEqual([]);
    expect(await ask(first)).toEqual([201, undefined]);
    expect(await ask(second)).toEqual([403, "confirmation_required"]);
    expect(await ask(second, { quantity: 3, token: confirmed })).toEqual([409, "too_many_to_return"]);
    expect([await stored(), await readNotices()]).toEqual([["4321"], { mails: 0, entries: [] }]);
    expect((await readOrder(shop, owner, order)).items[0]?.returnable).toBe(2);
    // the same account is no change
    expect(await ask(first)).toEqual([201, undefined]);
    expect(await ask(second, { token: confirmed })).toEqual([201, undefined]);
    expect(await stored()).toEqual(["0071"]);
    for (let again = 0; again < 2; again += 1) {
      expect(await readNotices()).toEqual({ mails: 1, entries: [expect.stringContaining("0071")] });
    }
  });

  it("needs the password once a refund is owed", async () => {
    const calls = shopCalls(shop);
    const owner = await calls.people.join();
    const lines = newOrder([{ productId: shop.productIds("ring").productId, quantity: 2 }], {
      paymentMethod: "deferred",
    });
    const { order } = (await placePatiently<Answer>(shop.commerce, owner, lines)).body;
    await payFor(shop, order);
    await deliver(shop, order, new Date());
    const ask = (other: object, token = owner.token) => {
      const items = [{ itemId: order.items[0]?.id, quantity: 1 }];
      const body = { parcelId: order.parcels[0]?.id, items, reason: "defect", ...other };
      return shop.commerce.call<Answer & { return: { id: string } }>(
        ...(["POST", `/customer/orders/${order.id}/returns`, { token, body }] as const),
      );
    };
    const returnId = (await ask({})).body.return.id;
    await shop.commerce.run("refuse-refunds.ts", { refuse: true });
    for (const to of ["approved", "received", "refunded"])
      await shop.commerce.run("move-return.ts", { returnId, to, actor: "admin" });
    await shop.commerce.run("refuse-refunds.ts", { refuse: false });
    expect((await ask({ refundAccount: first })).body.code).toBe("confirmation_required");
    expect((await ask({ refundAccount: first }, await calls.confirmed(owner))).status).toBe(201);
    expect((await readOrder(shop, owner, order)).payment).toMatchObject({
      refundOwed: 100_000,
      refundAccount: "4321",
    });
  });
});

it("deletes an account two weeks after late money was returned, and never while a refund is owed", async () => {
  const purgeAndRead = async () => {
    await shop.commerce.run("../../http/auth/inside/purge.ts");
    const { rows } = await shop.db.query<{ name: string }>(
      "select customer_id as name from refund_account where order_id like 'order_late_%' order by 1",
    );
    return rows.map(({ name }) => name);
  };
  const cases = [
    ["owed", "late", "refused", 60],
    ["asked", "late", "asked", 60],
    ["returned", "refunded", "done", 13],
    ["returned-long-ago", "refunded", "done", 15],
    ["never-taken", "cancelled", null, 60],
  ] as const;
  for (const [name, state, reversal, days] of cases) {
    await shop.db.query(
      `insert into payment_attempt (id, order_id, gateway, method, amount, state, reversal, created_time, updated_at, data)
       values ('payatt_' || $1::text, 'order_late_' || $1::text, 'click', 'click', 1000, $2, $3, 1,
         now() - $4 * interval '1 day', '{"late": true}')`,
      [name, state, reversal, days],
    );
    await shop.db.query(
      `insert into refund_account (order_id, customer_id, sealed, last_digits, updated_at)
       values ('order_late_' || $1::text, $1, 'sealed', '4321', now() - interval '60 days')`,
      [name],
    );
    await shop.db.query(
      `insert into refund_account_naming (id, order_id, customer_id, changed, last_digits)
       values ('named_' || $1::text, 'order_late_' || $1::text, $1, false, '4321')`,
      [name],
    );
  }
  expect(await purgeAndRead()).toEqual(["asked", "owed", "returned"]);
  const { rows: namings } = await shop.db.query<{ name: string }>(
    "select customer_id as name from refund_account_naming where order_id like 'order_late_%' and last_digits is not null order by 1",
  );
  expect(namings.map(({ name }) => name)).toEqual(["asked", "owed", "returned"]);
  for (const table of ["refund_account", "refund_account_naming"])
    await shop.db.query(`delete from ${table} where order_id like 'order_late_%'`);
  await shop.db.query("delete from payment_attempt where order_id like 'order_late_%'");
});
