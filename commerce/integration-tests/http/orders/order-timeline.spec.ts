import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { brokenRules } from "../../harness/invariants.ts";
import { placePaid } from "../../harness/paid-orders.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { approvalCalls, type Administrator, type ApprovalCalls } from "../approvals/approval-calls.ts";
import { order } from "../parcels/parcel-calls.ts";
import { shopCalls, type Person } from "../shops/shop-calls.ts";
import { administeredOrderCalls, pick } from "./administered-order-calls.ts";

let shop: Shop;
let approvals: ApprovalCalls;
let calls: ReturnType<typeof administeredOrderCalls>;
let owner: Administrator;
let support: Administrator;
let buyer: Person;

beforeAll(async () => {
  shop = await sharedShop("orders");
  approvals = approvalCalls(shop);
  [owner, support] = [await approvals.administrator(), await approvals.administrator("support")];
  calls = administeredOrderCalls(shop, owner.token);
});
beforeEach(async () => void (buyer = await shopCalls(shop).people.join()));
afterAll(async () => {
  await approvals.limit(null);
  expect(await brokenRules(shop.db)).toEqual({});
});

const readEvents = async (id: string, token = owner.token) =>
  (await calls.timeline(id, "?limit=100&language=en", token)).body.events;

it("lists requests for a second administrator and what became of them, to those who may do the act", async () => {
  await approvals.limit(150_000);
  const { id: objectId, number } = (await placePaid(shop, buyer, { ring: 2 })).parcels[0]!;
  const reason = "Нет в наличии";
  const request = async () => {
    const body = { kind: "parcel_cancellation", objectId, reason } as const;
    return (await approvals.request(support.token, body)).body.approval!.id;
  };
  await approvals.refuse(owner.token, await request(), "Сначала спросите магазин");
  const withdrawn = await request();
  await approvals.withdraw(support.token, withdrawn);
  // one that nobody decided, of some days before
  await shop.db.query(
    `insert into approval (id, kind, sum, object_id, number, order_id, reason, version, requested_by, requested_at, expires_at)
     select id || '_before', kind, sum, object_id, number, order_id, reason, version, requested_by,
       requested_at - interval '80 hours', expires_at - interval '80 hours' from approval where id = $1`,
    [withdrawn],
  );
  const requested = { step: "requested", administrator: support.email, reason };
  const shown = pick(await readEvents(objectId), "approval");
  expect(shown).toMatchObject([
    requested,
    { step: "expired", administrator: null, reason: null },
    requested,
    { step: "refused", administrator: owner.email, reason: "Сначала спросите магазин" },
    requested,
    { step: "withdrawn", administrator: support.email, reason: null },
  ]);
  expect(shown[0]).toMatchObject({ act: "parcel_cancellation", number, amount: 225_000 });
  await approvals.approve(owner.token, await request());
  expect(pick(await readEvents(objectId), "approval").at(-1)).toMatchObject({
    step: "approved",
    administrator: owner.email,
  });
  const finance = await approvals.administrator("finance");
  expect(pick(await readEvents(objectId, finance.token), "approval")).toEqual([]);
});

it("counts the members of a shop who were notified, with their mails, and names none of them", async () => {
  const members = [
    await shopCalls(shop).member("atlas", "owner"),
    await shopCalls(shop).member("atlas", "packer"),
  ];
  const { id, number } = (await order(shop, buyer, { ring: 1 })).parcels[0]!;
  const added = async () =>
    (
      await shop.db.query<{ customer_id: string; mailed: boolean }>(
        `select e.customer_id, exists (select from shop_mail m where m.key = 'news:' || e.key) as mailed
         from inbox_entry e where e.event = 'shop_parcel_new' and e.data->>'parcelNumber' = $1`,
        [number],
      )
    ).rows;
  const entries = await until("the notification of the shop", async () => {
    const rows = await added();
    const [first, ...more] = pick(await readEvents(id), "shop_notification");
    return rows.length > 0 && first?.members === rows.length && more.length === 0 ? rows : null;
  });
  expect(entries.map((row) => row.customer_id)).toEqual(expect.arrayContaining(members.map((one) => one.id)));
  await shop.db.query(
    "update inbox_entry set read_at = now() where event = 'shop_parcel_new' and customer_id = $1",
    [members[1]!.id],
  );
  const events = await readEvents(id);
  const [notified] = pick(events, "shop_notification");
  expect(notified).toMatchObject({
    parcel: number,
    seller: "Atlas",
    title: "A new order",
    shown: entries.length,
    read: 1,
  });
  const { sent, waiting, failed } = notified!.mails;
  expect(sent + waiting + failed).toBe(entries.filter(({ mailed }) => mailed).length);
  expect(pick(events, "notification").map(({ title }) => title)).not.toContain("A new order");
  for (const { id: memberId, email } of members)
    expect(JSON.stringify(notified)).not.toMatch(new RegExp(`${memberId}|${email}`));
});
