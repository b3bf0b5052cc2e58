import { canMove, orderStatuses, parcelMoves, type OrderStatus } from "@bezak/contract/order-status.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { createBuyer, type Buyer, type Shop } from "../../harness/shop.ts";
import { placeFor } from "../payments/pay-order.ts";
import { shopCalls, type Person } from "../shops/shop-calls.ts";
import { order, parcelCalls, getParcel } from "./parcel-calls.ts";

let shop: Shop;
let calls: ReturnType<typeof parcelCalls>;
let buyer: Buyer;
let admin: string;
let owners: { name: string; owner: Person }[];

/** One product of each shop, so that every order has three parcels. */
const quantities = { ring: 1, watch: 1, button: 1 };

beforeAll(async () => {
  shop = await sharedShop("orders");
  calls = parcelCalls(shop);
  buyer = await createBuyer(shop.commerce);
  admin = await shopCalls(shop).administrator();
  owners = await Promise.all(
    ["Atlas", "Chinor", "Navo"].map(async (name) => ({
      name,
      owner: await calls.member(name.toLowerCase()),
    })),
  );
});

afterAll(async () => expect(await brokenRules(shop.db)).toEqual({}));

interface At {
  orderId: string;
  parcelId: string;
  /** of its shop */
  token: string;
}

const getParcels = (placed: OrderView): At[] =>
  owners.map(({ name, owner }) => ({
    orderId: placed.id,
    parcelId: getParcel(placed, name).id,
    token: owner.token,
  }));

const fresh: At[] = [];

async function nextParcel(): Promise<At> {
  if (fresh.length === 0) fresh.push(...getParcels(await order(shop, buyer, quantities)));
  return fresh.pop()!;
}

/** The statuses of a parcel that is delivered. */
const lifecycle = ["pending", "confirmed", "processing", "shipped", "delivered"] as const;

const reason = { reason: "Проверка правил" };

/** How each actor moves a parcel. A buyer can only cancel. */
const moveAs = {
  seller: async ({ parcelId, token }: At, to: OrderStatus) =>
    (await calls.move(token, parcelId, to, reason)).status < 300,
  admin: async ({ parcelId }: At, to: OrderStatus) => {
    const path = `/admin/orders/${parcelId}/status`;
    return (
      (await shop.commerce.call("POST", path, { token: admin, body: { status: to, ...reason } })).status < 300
    );
  },
  buyer: async ({ orderId, parcelId }: At, to: OrderStatus) => {
    if (to !== "cancelled") return false;
    const path = `/customer/orders/${orderId}/cancel`;
    return (await shop.commerce.call("PATCH", path, { token: buyer.token, body: { parcelId } })).status < 300;
  },
} as const;

const actors = ["buyer", "seller", "admin"] as const;
type Actor = (typeof actors)[number];

const readParcel = async ({ parcelId, token }: At) => (await calls.one(token, parcelId)).body.parcel;

/** Two do the same at once, and it takes effect once. */
async function step(actor: Actor, at: At, to: OrderStatus): Promise<void> {
  const both = await Promise.all([moveAs[actor](at, to), moveAs[actor](at, to)]);
  expect([actor, to, both]).toEqual([actor, to, [true, true]]);
  const { status, timeline } = await readParcel(at);
  expect([actor, status]).toEqual([actor, to]);
  expect(timeline.filter((one) => one.status === to)).toMatchObject([{ actor }]);
}

const steps = actors.flatMap((actor) => orderStatuses.map((to) => ({ actor, to })));

/** None of these attempts moves the parcel; its timeline stays the same. */
async function refuse(
  at: At,
  attempted: typeof steps,
  isRepeat: (step: (typeof steps)[number]) => boolean,
  history: readonly OrderStatus[],
): Promise<void> {
  for (const { actor, to } of attempted) {
    expect([actor, to, await moveAs[actor](at, to)]).toEqual([actor, to, isRepeat({ actor, to })]);
  }
  const { status, timeline } = await readParcel(at);
  expect([status, timeline.map((one) => one.status)]).toEqual([history.at(-1), history]);
}

describe("the transitions of a parcel", () => {
  /** Every move that the table denies is refused; repeating the current status is no error. */
  async function staysIn(at: At, from: OrderStatus, history: readonly OrderStatus[]): Promise<void> {
    const illegal = steps.filter(({ actor, to }) => !canMove(actor, from, to));
    const isRepeat = ({ actor, to }: (typeof steps)[number]) =>
      from === to && (actor !== "buyer" || to === "cancelled");
    await refuse(at, illegal, isRepeat, history);
    expect((await readParcel(at)).next).toEqual(parcelMoves[from].seller);
  }

  it("are made by its shop along the table; every other move is refused to everybody", async () => {
    const at = await nextParcel();
    for (const [n, status] of lifecycle.entries()) {
      if (n > 0) await step("seller", at, status);
      await staysIn(at, status, lifecycle.slice(0, n + 1));
    }
  });

  it("are made by an administrator as well", async () => {
    const at = await nextParcel();
    for (const status of lifecycle.slice(1)) await step("admin", at, status);
  });

  const ends = orderStatuses.flatMap((from) =>
    actors.filter((actor) => canMove(actor, from, "cancelled")).map((actor) => ({ from, actor })),
  );

  it.each(ends)("include a cancellation of one that is $from by $actor, once", async ({ from, actor }) => {
    const at = await nextParcel();
    const history = lifecycle.slice(0, lifecycle.indexOf(from as (typeof lifecycle)[number]) + 1);
    for (const status of history.slice(1)) expect(await moveAs.seller(at, status)).toBe(true);
    await step(actor, at, "cancelled");
    if (from === "confirmed" && actor === "seller") await staysIn(at, "cancelled", [...history, "cancelled"]);
  });

  it("contain no others than these", () => {
    const allMoves = orderStatuses.flatMap((from) => actors.flatMap((actor) => parcelMoves[from][actor]));
    expect(allMoves).toHaveLength(2 * (lifecycle.length - 1) + ends.length);
  });

  it("need a reason for the shop's cancellation, and take a tracking number that the buyer sees", async () => {
    const at = await nextParcel();
    await calls.move(at.token, at.parcelId, "confirmed");
    const silent = await calls.move(at.token, at.parcelId, "cancelled");
    expect([silent.status, (await readParcel(at)).status]).toEqual([400, "confirmed"]);
    await calls.move(at.token, at.parcelId, "processing");
    const sent = await calls.move(at.token, at.parcelId, "shipped", { trackingNumber: "UZ42" });
    expect(sent.body.parcel.trackingNumber).toBe("UZ42");
    const again = await calls.move(at.token, at.parcelId, "shipped", { trackingNumber: "UZ43" });
    expect(again.body).toEqual(sent.body);
  });
});

describe("an unpaid parcel", () => {
  const ends = (one: (typeof steps)[number]) =>
    canMove(one.actor, "pending", one.to) && one.to !== "confirmed";

  it("cannot be moved by anybody, and is cancelled once by each actor", async () => {
    const [first, ...others] = getParcels(await placeFor(shop, buyer, "payme", quantities));
    const refused = steps.filter((one) => !ends(one));
    await refuse(first!, refused, ({ actor, to }) => to === "pending" && actor !== "buyer", ["pending"]);
    expect((await readParcel(first!)).next).toEqual(["cancelled"]);
    const endSteps = steps.filter(ends);
    expect(endSteps.map(({ actor }) => actor)).toEqual(actors);
    for (const [n, at] of [first!, ...others].entries()) {
      const { actor } = endSteps[n]!;
      expect(await Promise.all([moveAs[actor](at, "cancelled"), moveAs[actor](at, "cancelled")])).toEqual([
        true,
        true,
      ]);
      const { timeline } = await readParcel(at);
      expect(timeline.map((one) => [one.status, one.actor])).toEqual([
        ["pending", "buyer"],
        ["cancelled", actor],
      ]);
    }
  });
});
