import { randomUUID } from "node:crypto";
import type { AdministeredReturn } from "@bezak/contract/administered-return.ts";
import type { AdministeredParcel } from "@bezak/contract/order-admin.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { actorOfToken } from "../../harness/actor-of-token.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { deliver, readOrder } from "../../harness/paid-orders.ts";
import { retryWhileBusy } from "../../harness/retry-while-busy.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { inboxCalls } from "../inbox/inbox-calls.ts";
import { order, parcelCalls } from "../parcels/parcel-calls.ts";
import { shopCalls, type Person } from "../shops/shop-calls.ts";
import { administeredOrderCalls, pick } from "./administered-order-calls.ts";

let shop: Shop;
let admin: string;
let buyer: Person;
let calls: ReturnType<typeof administeredOrderCalls>;

beforeAll(async () => {
  shop = await sharedShop("orders");
  admin = await shopCalls(shop).administrator({ confirmed: false });
  calls = administeredOrderCalls(shop, admin);
});
beforeEach(async () => void (buyer = await shopCalls(shop).people.join()));
afterAll(async () => expect(await brokenRules(shop.db)).toEqual({}));

const explanation = "Покупатель позвонил: кольцо треснуло";
const DAY = 86_400_000;
const mayWait = { timeout: 30_000 };

interface Answer {
  return: AdministeredReturn;
  code: string;
  details?: { current?: AdministeredParcel; sent?: string };
}

const open = (id: string, body: object, { key = "", token = admin } = {}) =>
  shop.commerce.call<Answer>("POST", `/admin/orders/${id}/returns`, {
    token,
    body: { reason: "defect", explanation, ...body },
    headers: key ? { "idempotency-key": key } : {},
  });
const answersOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];
const pieces = ({ items }: OrderView, quantity: number) => ({ items: [{ itemId: items[0]!.id, quantity }] });

/** An order whose first parcel was delivered so many days ago. */
async function delivered(quantities: Record<string, number>, days = 0): Promise<OrderView> {
  const placed = await order(shop, buyer, quantities);
  await deliver(shop, placed, new Date(Date.now() - days * DAY));
  return placed;
}

describe("a return that an administrator opens", () => {
  it("is opened once per key, also by two at once, shown to everybody and in the log", async () => {
    const placed = await delivered({ ring: 3 });
    const [parcel] = placed.parcels;
    const { version, returnable } = await calls.read(parcel!.id);
    const itemId = placed.items[0]!.id;
    expect(returnable).toEqual([{ id: itemId, quantity: 3 }]);
    const key = randomUUID();
    const body = { ...pieces(placed, 1), version };
    const both = await Promise.all([open(parcel!.id, body, { key }), open(parcel!.number, body, { key })]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const opened = both[0]!.body.return;
    expect(both[1]!.body.return).toEqual(opened);
    expect(opened).toMatchObject({
      status: "requested",
      next: ["approved", "rejected"],
      text: null,
      amount: 100_000,
      items: [{ id: itemId, quantity: 1, total: 100_000 }],
      timeline: [{ status: "requested", actor: "admin", reason: explanation }],
    });
    expect(answersOf(await open(parcel!.id, { ...body, ...pieces(placed, 2) }, { key }))).toEqual([
      422,
      "idempotency_mismatch",
    ]);
    // somebody who has read the parcel before opens no second one by mistake
    const late = await open(parcel!.id, body);
    expect(answersOf(late)).toEqual([409, "stale_version"]);
    const now = await calls.read(parcel!.id);
    expect(late.body.details).toMatchObject({ current: { version: now.version }, sent: version });
    expect(now).toMatchObject({ returns: [opened], returnable: [{ id: itemId, quantity: 2 }] });

    const seen = await readOrder(shop, buyer, placed);
    expect(seen.items[0]?.returnable).toBe(2);
    const { body: own } = await calls.call<{ returns: object[] }>(
      "GET",
      `/customer/orders/${placed.id}/returns`,
      undefined,
      buyer.token,
    );
    expect(own.returns).toMatchObject([{ id: opened.id, canWithdraw: true, timeline: opened.timeline }]);
    const { rows: acts } = await shop.db.query(
      `select subject, result, reason, status, after from admin_audit
       where action = 'POST /admin/orders/{id}/returns' and subject = $1 and status < 400 order by created_at`,
      [parcel!.id],
    );
    expect(acts).toHaveLength(2);
    expect(acts[0]).toMatchObject({
      result: opened.id,
      reason: explanation,
      status: 201,
      after: { [opened.id]: { status: "requested", amount: 100_000 } },
    });
    const { events } = (await calls.timeline(parcel!.id, "?limit=100")).body;
    expect(pick(events, "return")).toMatchObject([
      {
        status: "requested",
        actor: "admin",
        administrator: expect.stringContaining("@"),
        reason: explanation,
      },
    ]);
    expect((await decide(opened.id, "approved")).status).toBe(200);
  });

  it("is notified to the buyer and to those of the shop who decide about returns", async () => {
    const placed = await delivered({ ring: 1 });
    const atlas = await parcelCalls(shop).member("atlas");
    const packer = await parcelCalls(shop).member("atlas", "packer");
    const opened = (await open(placed.parcels[0]!.id, pieces(placed, 1))).body.return;
    const read = async (who: Person, link: string) =>
      (await inboxCalls(shop.commerce).list(who))
        .filter((one) => one.link === link && /оформил/.test(one.title))
        .map(({ text }) => text);
    await expect.poll(() => read(buyer, `/order/${placed.number}`), mayWait).toHaveLength(1);
    await expect.poll(() => read(atlas, `/seller/returns/${opened.id}`), mayWait).toHaveLength(1);
    expect((await read(buyer, `/order/${placed.number}`))[0]).toContain(explanation);
    expect((await read(atlas, `/seller/returns/${opened.id}`))[0]).toContain(explanation);
    expect(await read(packer, `/seller/returns/${opened.id}`)).toEqual([]);
    const mine = (await parcelCalls(shop).oneReturn(atlas.token, opened.id)).body.return;
    expect(mine).toMatchObject({ next: ["approved", "rejected"], timeline: opened.timeline });
  });

  it("shows photos that the administrator has uploaded, until the buyer's account is closed", async () => {
    const uploads = shopCalls(shop);
    const placed = await delivered({ ring: 2 });
    const [parcel] = placed.parcels;
    const photo = await uploads.sent(actorOfToken(admin), `pback${buyer.mark}`);
    const strange = await uploads.sent(buyer.id, `pown${buyer.mark}`);
    const refused = await open(parcel!.id, { ...pieces(placed, 1), photos: [photo, strange] });
    expect(answersOf(refused)).toEqual([400, "invalid_input"]);
    expect(await uploads.holders(photo)).toEqual([]);
    const key = randomUUID();
    const body = { ...pieces(placed, 1), photos: [photo] };
    const { return: opened } = (await open(parcel!.id, body, { key })).body;
    expect(opened.photos).toEqual([photo]);
    expect(await uploads.holders(photo)).toEqual([`return:${opened.id}`]);
    expect((await open(parcel!.id, body, { key })).body.return).toEqual(opened);
    expect(answersOf(await open(parcel!.id, { ...body, photos: [] }, { key }))).toEqual([
      422,
      "idempotency_mismatch",
    ]);
    expect((await decide(opened.id, "rejected", admin, "Носили")).status).toBe(200);
    expect((await uploads.people.end(buyer.token, "long-enough")).status).toBe(200);
    expect(await uploads.holders(photo)).toEqual([]);
    await shop.commerce.run("../../http/uploads/inside/swap.ts", { sweep: true });
    const { rows } = await shop.db.query("select 1 from shop_upload where url = $1 and removed_at is null", [
      photo,
    ]);
    expect(rows).toEqual([]);
  });

  it("is possible after the buyer's 14 days, and the buyer may withdraw it", async () => {
    const placed = await delivered({ ring: 2 }, 15);
    const [parcel] = placed.parcels;
    const own = await calls.call(
      "POST",
      `/customer/orders/${placed.id}/returns`,
      { parcelId: parcel!.id, reason: "defect", refundAccount: "8600123412341234", ...pieces(placed, 1) },
      buyer.token,
    );
    expect(answersOf(own)).toEqual([409, "too_late_to_return"]);
    expect((await calls.read(parcel!.id)).returnable).toMatchObject([{ quantity: 2 }]);
    const key = randomUUID();
    const { id } = (await open(parcel!.id, pieces(placed, 2), { key })).body.return;
    expect((await calls.read(parcel!.id)).returnable).toEqual([]);
    const withdrawn = await calls.call("DELETE", `/customer/returns/${id}`, undefined, buyer.token);
    expect(withdrawn.status).toBe(200);
    expect(answersOf(await open(parcel!.id, pieces(placed, 2), { key }))).toEqual([404, "return_not_found"]);
    expect((await calls.read(parcel!.id)).returnable).toMatchObject([{ quantity: 2 }]);
  });

  it("is refused for what was not delivered, is returned already or belongs to another parcel", async () => {
    const placed = await order(shop, buyer, { ring: 1, watch: 1 });
    const [first, second] = placed.parcels;
    const itemId = first!.items[0]!.id;
    const one = { items: [{ itemId, quantity: 1 }] };
    expect(answersOf(await open(first!.id, one))).toEqual([409, "conflict"]);
    expect((await calls.read(first!.id)).returnable).toEqual([]);
    await deliver(shop, placed, new Date());
    const strange = { items: [{ itemId: second!.items[0]!.id, quantity: 1 }] };
    expect(answersOf(await open(first!.id, strange))).toEqual([404, "not_found"]);
    expect(answersOf(await open("selord_none", one))).toEqual([404, "order_not_found"]);
    const many = { items: [{ itemId, quantity: 2 }] };
    expect(answersOf(await open(first!.id, many))).toEqual([409, "too_many_to_return"]);
    // two at once cannot both take the last piece
    const both = await Promise.all([open(first!.id, one), open(first!.id, one)]);
    expect(both.map(answersOf).toSorted()).toEqual([
      [201, undefined],
      [409, "too_many_to_return"],
    ]);
  });

  it("is refused with a body that is not valid, for others, and for a closed account", async () => {
    const placed = await delivered({ ring: 1 });
    const { id } = placed.parcels[0]!;
    const [item] = pieces(placed, 1).items;
    for (const wrong of [
      { items: [] },
      { items: [item, item] },
      { items: [{ ...item, quantity: 0 }] },
      { items: [{ ...item, quantity: 0.5 }] },
      { items: [item], reason: "whim" },
      { items: [item], explanation: " " },
      { items: [item], explanation: "a".repeat(501) },
      { items: [item], refundAccount: "8600123412341234" },
    ])
      expect([wrong, (await open(id, wrong)).status]).toEqual([wrong, 400]);
    const seller = await parcelCalls(shop).member("atlas");
    for (const token of ["", buyer.token, seller.token])
      expect((await open(id, pieces(placed, 1), { token })).status).toBe(401);
    await shop.db.query(
      'update customer set deleted_at = now() where id = (select customer_id from "order" where id = $1)',
      [placed.id],
    );
    expect(answersOf(await open(id, pieces(placed, 1)))).toEqual([404, "account_not_found"]);
    expect((await calls.read(id)).returns).toEqual([]);
  });
});

const decide = (id: string, status: string, token = admin, reason?: string) =>
  calls.call<Answer>("POST", `/admin/returns/${id}/status`, { status, reason }, token);

describe("returns of all pieces of a line", () => {
  it("refund exactly the line, to the buyer and in the shop's ledger, and restock it", async () => {
    const confirmed = await shopCalls(shop).administrator();
    // 21 sum with a commission of 2, which three pieces cannot share alike
    const placed = await calls.placeByClick(buyer, { button: 3 });
    const [line] = placed.items;
    await deliver(shop, placed, new Date());
    const before = await readStock(line!.id);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => retryWhileBusy(() => open(placed.parcels[0]!.id, pieces(placed, 1)))),
    );
    const opened = answers.filter(({ status }) => status === 201).map(({ body }) => body.return);
    expect(opened.map(({ amount }) => amount)).toEqual([7, 7, 7]);
    expect(answers.filter(({ status }) => status !== 201).map(answersOf)).toEqual([
      [409, "too_many_to_return"],
      [409, "too_many_to_return"],
    ]);
    for (const [index, { id }] of opened.entries()) {
      for (const status of ["approved", "received"]) expect((await decide(id, status)).status).toBe(200);
      expect(await readStock(line!.id)).toBe(before + index + 1);
      expect((await decide(id, "refunded", confirmed)).body.return.status).toBe("refund_owed");
    }
    const { payment } = await readOrder(shop, buyer, placed);
    expect(payment.refundOwed).toBe(21);
    const booked = async () =>
      (
        await shop.db.query<{ account: string; sum: number }>(
          `select e.account, sum(e.amount)::int as sum from ledger_entry e
           join ledger_transaction t on t.id = e.transaction_id
           where t.order_id = $1 and (t.key like 'refund:%' or t.key like 'earning:%')
           group by 1 having (select count(*) from ledger_transaction where order_id = $1) = 4 order by 1`,
          [placed.id],
        )
      ).rows;
    await expect.poll(async () => (await booked()).length, mayWait).toBeGreaterThan(0);
    expect((await booked()).filter(({ account, sum }) => account !== "delivery" && sum !== 0)).toEqual([]);
    const { rows: parcels } = await shop.db.query<{ commission: number }>(
      "select commission::int as commission from seller_order where order_id = $1",
      [placed.id],
    );
    expect(parcels[0]!.commission % 3).not.toBe(0);
  });
});

async function readStock(lineId: string): Promise<number> {
  const { rows } = await shop.db.query<{ stocked: number }>(
    `select sum(l.stocked_quantity)::int as stocked from inventory_level l
     join reservation_item r on r.inventory_item_id = l.inventory_item_id where r.line_item_id = $1`,
    [lineId],
  );
  return rows[0]?.stocked ?? 0;
}
