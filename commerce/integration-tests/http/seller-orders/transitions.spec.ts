import { canMove, orderStatuses, parcelMoves, type OrderStatus } from "@bezak/contract/order-status.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brokenRules } from "../../harness/invariants.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { createBuyer, type Buyer, type Shop } from "../../harness/shop.ts";
import { placeFor } from "../payments/pay-order.ts";
import type { Person } from "../shops/shop-calls.ts";
import { order, parcelCalls, parcelOf } from "./parcel-calls.ts";

let shop: Shop;
let calls: ReturnType<typeof parcelCalls>;
let buyer: Buyer;
let atlas: Person;

beforeAll(async () => {
  shop = await sharedShop("orders");
  calls = parcelCalls(shop);
  buyer = await createBuyer(shop.commerce);
  atlas = await calls.member("atlas");
});

afterAll(async () => expect(await brokenRules(shop.db)).toEqual({}));

interface At {
  orderId: string;
  parcelId: string;
}

/** The way to each status, as the shop goes it. */
const ways: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: [],
  confirmed: ["confirmed"],
  processing: ["confirmed", "processing"],
  shipped: ["confirmed", "processing", "shipped"],
  delivered: ["confirmed", "processing", "shipped", "delivered"],
  cancelled: ["cancelled"],
};

const reason = { reason: "Проверка правил" };

async function parcelIn(status: OrderStatus): Promise<At> {
  const placed = await order(shop, buyer, { ring: 1 });
  const { id } = parcelOf(placed, "Atlas");
  for (const to of ways[status]) expect((await calls.move(atlas.token, id, to, reason)).status).toBe(200);
  return { orderId: placed.id, parcelId: id };
}

/** Each actor's own door. A buyer has one for calling off and none for anything else. */
const doors = {
  seller: async ({ parcelId }: At, to: OrderStatus) =>
    (await calls.move(atlas.token, parcelId, to, reason)).status < 300,
  admin: async ({ orderId, parcelId }: At, to: OrderStatus) => {
    const move = { orderId, parcelId, to, actor: "admin" };
    return (await shop.commerce.run<string>("../../http/seller-orders/inside/step-as.ts", move)) === "done";
  },
  buyer: async ({ orderId, parcelId }: At, to: OrderStatus) => {
    if (to !== "cancelled") return false;
    const path = `/customer/orders/${orderId}/cancel`;
    return (await shop.commerce.call("PATCH", path, { token: buyer.token, body: { parcelId } })).status < 300;
  },
} as const;

async function statusOf({ parcelId }: At): Promise<OrderStatus> {
  return (await calls.one(atlas.token, parcelId)).body.parcel.status;
}

describe.each(orderStatuses)("a parcel that is %s", (from) => {
  const actors = ["buyer", "seller", "admin"] as const;
  const cases = actors.flatMap((actor) => orderStatuses.map((to) => ({ actor, to })));

  it("stays where the table gives nobody a way, whoever tries", async () => {
    const at = await parcelIn(from);
    for (const { actor, to } of cases.filter(({ actor, to }) => !canMove(actor, from, to))) {
      // Where it is already it stays, and that is no error.
      const repeat = from === to && (actor !== "buyer" || to === "cancelled");
      expect([actor, to, await doors[actor](at, to)]).toEqual([actor, to, repeat]);
      expect([actor, to, await statusOf(at)]).toEqual([actor, to, from]);
    }
    const { timeline, next } = (await calls.one(atlas.token, at.parcelId)).body.parcel;
    expect(timeline.map(({ status }) => status)).toEqual(["pending", ...ways[from]]);
    expect(next).toEqual(parcelMoves[from].seller);
  });

  const legal = cases.filter(({ actor, to }) => canMove(actor, from, to));
  it.runIf(legal.length > 0)("goes where the table says, once, by who it says", async () => {
    for (const { actor, to } of legal) {
      const at = await parcelIn(from);
      const both = await Promise.all([doors[actor](at, to), doors[actor](at, to)]);
      expect([actor, to, both]).toEqual([actor, to, [true, true]]);
      const { status, timeline } = (await calls.one(atlas.token, at.parcelId)).body.parcel;
      expect([actor, status]).toEqual([actor, to]);
      expect(timeline.filter((step) => step.status === to)).toMatchObject([{ actor }]);
    }
  });
});

describe("a parcel that nobody has paid", () => {
  const unpaid = async (): Promise<At> => {
    const placed = await placeFor(shop, buyer, "payme");
    return { orderId: placed.id, parcelId: parcelOf(placed, "Atlas").id };
  };
  const actors = ["buyer", "seller", "admin"] as const;
  const cases = actors.flatMap((actor) => orderStatuses.map((to) => ({ actor, to })));
  const ends = ({ actor, to }: (typeof cases)[number]) => canMove(actor, "pending", to) && to !== "confirmed";

  it("goes nowhere, whoever tries", async () => {
    const at = await unpaid();
    for (const { actor, to } of cases.filter((one) => !ends(one))) {
      expect([actor, to, await doors[actor](at, to)]).toEqual([
        actor,
        to,
        to === "pending" && actor !== "buyer",
      ]);
      expect([actor, to, await statusOf(at)]).toEqual([actor, to, "pending"]);
    }
    expect((await calls.one(atlas.token, at.parcelId)).body.parcel.next).toEqual(["cancelled"]);
  });

  it.each(cases.filter(ends))("is called off by $actor, once", async ({ actor, to }) => {
    const at = await unpaid();
    expect(await Promise.all([doors[actor](at, to), doors[actor](at, to)])).toEqual([true, true]);
    const { timeline } = (await calls.one(atlas.token, at.parcelId)).body.parcel;
    expect(timeline.map((step) => [step.status, step.actor])).toEqual([
      ["pending", "buyer"],
      ["cancelled", actor],
    ]);
  });
});

it("is cancelled by its shop with a reason only, and sent with a number that the buyer reads", async () => {
  const silent = await parcelIn("confirmed");
  const refused = await calls.move(atlas.token, silent.parcelId, "cancelled");
  expect([refused.status, await statusOf(silent)]).toEqual([400, "confirmed"]);
  const at = await parcelIn("processing");
  const sent = await calls.move(atlas.token, at.parcelId, "shipped", { trackingNumber: "UZ42" });
  expect(sent.body.parcel.trackingNumber).toBe("UZ42");
  const again = await calls.move(atlas.token, at.parcelId, "shipped", { trackingNumber: "UZ43" });
  expect(again.body).toEqual(sent.body);
});
