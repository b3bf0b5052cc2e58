import type { AdministeredReturn } from "@bezak/contract/administered-return.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { deliver } from "../../harness/paid-orders.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { inboxCalls } from "../inbox/inbox-calls.ts";
import { order, parcelCalls } from "../parcels/parcel-calls.ts";
import { shopCalls, type Person } from "../shops/shop-calls.ts";
import { administeredOrderCalls, pick } from "./administered-order-calls.ts";

let shop: Shop;
/** without the password just entered, and with it */
let admin: string;
let confirmed: string;
let buyer: Person;
let calls: ReturnType<typeof administeredOrderCalls>;

beforeAll(async () => {
  shop = await sharedShop("orders");
  admin = await shopCalls(shop).administrator({ confirmed: false });
  confirmed = await shopCalls(shop).administrator();
  calls = administeredOrderCalls(shop, admin);
});
beforeEach(async () => void (buyer = await shopCalls(shop).people.join()));
afterAll(async () => expect(await brokenRules(shop.db)).toEqual({}));

const reason = "Следы носки";

async function requestReturn(placed: OrderView): Promise<string> {
  await deliver(shop, placed, new Date());
  const items = [{ itemId: placed.items[0]!.id, quantity: 1 }];
  const body = {
    parcelId: placed.parcels[0]!.id,
    items,
    reason: "defect",
    refundAccount: "8600123412341234",
  };
  const path = `/customer/orders/${placed.id}/returns`;
  const answer = await calls.call<{ return: { id: string } }>("POST", path, body, buyer.token);
  return answer.body.return.id;
}

const decide = (id: string, body: object, token?: string) =>
  calls.call<{ return: AdministeredReturn; details?: { current?: AdministeredReturn } }>(
    "POST",
    `/admin/returns/${id}/status`,
    body,
    token,
  );
const answersOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

const read = async (placed: OrderView) => (await calls.read(placed.parcels[0]!.id)).returns[0]!;

const mayWait = { timeout: 30_000 };
const rejections = async () =>
  (await inboxCalls(shop.commerce).list(buyer)).filter(({ title }) => /отклон/i.test(title)).length;

describe("a decision of an administrator about a return", () => {
  it("rejects and approves it, each in the version that was seen, and notifies of every decision", async () => {
    const placed = await order(shop, buyer, { ring: 1 });
    const id = await requestReturn(placed);
    const seen = await read(placed);
    expect(seen).toMatchObject({ id, status: "requested", next: ["approved", "rejected"], ifRefunded: null });
    const { version } = seen;
    expect(answersOf(await decide(id, { status: "rejected", version }))).toEqual([400, "invalid_data"]);
    const rejected = await decide(id, { status: "rejected", reason, version });
    expect(rejected.body.return).toMatchObject({ status: "rejected", next: ["approved"] });
    expect(rejected.body.return.timeline.at(-1)).toMatchObject({ actor: "admin", reason });
    expect(rejected.body.return).toEqual(await read(placed));

    const late = await decide(id, { status: "approved", version });
    expect(answersOf(late)).toEqual([409, "stale_version"]);
    expect(late.body.details?.current).toEqual(rejected.body.return);
    // the answer to it was lost: nothing changes
    expect((await decide(id, { status: "rejected", reason, version })).body.return).toEqual(
      late.body.details!.current,
    );

    const approved = await decide(id, { status: "approved", version: rejected.body.return.version });
    expect(approved.body.return).toMatchObject({ status: "approved", next: ["received", "rejected"] });
    await expect.poll(rejections, mayWait).toBe(1);
    expect((await decide(id, { status: "rejected", reason })).status).toBe(200);
    await expect.poll(rejections, mayWait).toBe(2);
  });

  it("records its receipt and refunds it, as it was forecast, only after the password", async () => {
    const placed = await calls.placeByClick(buyer, { ring: 1, watch: 1 });
    const id = await requestReturn(placed);
    for (const status of ["approved", "received"]) await decide(id, { status, restock: false });
    const { ifRefunded, amount, version } = await read(placed);
    expect(ifRefunded).toEqual({ refund: amount, by: "administrator" });
    const refund = { status: "refunded", version };
    expect(answersOf(await decide(id, refund))).toEqual([403, "confirmation_required"]);
    expect((await read(placed)).status).toBe("received");
    const both = await Promise.all([decide(id, refund, confirmed), decide(id, refund, confirmed)]);
    expect(both.map(({ status, body }) => [status, body.return.status])).toEqual([
      [200, "refund_owed"],
      [200, "refund_owed"],
    ]);
    const { refundsOwed } = await calls.read(placed.parcels[0]!.id);
    expect(refundsOwed).toMatchObject([{ id, amount, reason: "part_of_payment" }]);
    const { events } = (await calls.timeline(placed.parcels[0]!.id, "?limit=100")).body;
    const named = expect.stringContaining("@");
    expect(pick(events, "return")).toMatchObject([
      { status: "requested", actor: "buyer", administrator: null },
      { status: "approved", actor: "admin", administrator: named },
      { status: "received", actor: "admin", administrator: named },
      { status: "refund_owed", actor: "admin", administrator: named },
    ]);
  });

  it("forecasts that cash is transferred by hand, as it then is", async () => {
    const placed = await order(shop, buyer, { ring: 1 });
    const id = await requestReturn(placed);
    for (const status of ["approved", "received"]) await decide(id, { status });
    const { ifRefunded, amount } = await read(placed);
    expect(ifRefunded).toEqual({ refund: amount, by: "administrator" });
    expect((await decide(id, { status: "refunded" }, confirmed)).body.return.status).toBe("refund_owed");
    expect((await calls.read(placed.parcels[0]!.id)).refundsOwed).toMatchObject([{ reason: "cash_return" }]);
  });

  it("follows the table of steps, and is for administrators only", async () => {
    const placed = await order(shop, buyer, { ring: 1 });
    const id = await requestReturn(placed);
    expect(answersOf(await decide(id, { status: "received" }))).toEqual([409, "conflict"]);
    expect(answersOf(await decide(id, { status: "refunded" }, confirmed))).toEqual([409, "conflict"]);
    const seller = await parcelCalls(shop).member("atlas");
    for (const token of [buyer.token, seller.token, ""])
      expect((await decide(id, { status: "approved" }, token)).status).toBe(401);
    expect(answersOf(await decide("retreq_none", { status: "approved" }))).toEqual([404, "return_not_found"]);
    expect((await read(placed)).status).toBe("requested");
  });
});
