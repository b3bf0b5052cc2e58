import {
  canMoveReturn,
  returnMoves,
  returnStatuses,
  type ReturnStatus,
} from "@bezak/contract/return-status.ts";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import type { ReturnView } from "../../../src/workflows/return/read-returns.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { deliver, placePaid, readOrder } from "../../harness/paid-orders.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { createBuyer, type Buyer, type Shop } from "../../harness/shop.ts";
import { inboxCalls } from "../inbox/inbox-calls.ts";
import type { Person } from "../shops/shop-calls.ts";
import { parcelCalls } from "./parcel-calls.ts";

let shop: Shop;
let calls: ReturnType<typeof parcelCalls>;
let buyer: Buyer;
let atlas: Person;
let packer: Person;
let chinor: Person;

/** Delivered today; no test leaves a return of it open. */
let order: OrderView;

beforeAll(async () => {
  shop = await sharedShop("orders");
  calls = parcelCalls(shop);
  buyer = await createBuyer(shop.commerce);
  atlas = await calls.member("atlas");
  packer = await calls.member("atlas", "packer");
  chinor = await calls.member("chinor");
  order = await placePaid(shop, buyer, { ring: 12 });
  await deliver(shop, order, new Date());
});

afterEach(async () => expect(await brokenRules(shop.db)).toEqual({}));

async function requestReturn(quantity = 1): Promise<string> {
  return (await askBack(quantity)).body.return.id;
}

function askBack(quantity: number) {
  const items = [{ itemId: order.items[0]?.id, quantity }];
  return shop.commerce.call<{ return: ReturnView }>("POST", `/customer/orders/${order.id}/returns`, {
    token: buyer.token,
    body: { parcelId: order.parcels[0]?.id, items, reason: "wrong_size", text: "Мало" },
  });
}

async function readStock(): Promise<number> {
  const { rows } = await shop.db.query<{ stocked: number }>(
    `select l.stocked_quantity::int as stocked from inventory_level l
     join inventory_item i on i.id = l.inventory_item_id where i.sku = 'ring-0'`,
  );
  return rows[0]?.stocked ?? 0;
}

/** Moves the return through these statuses, beginning with its current one. `refund_owed` is tested in orders/returns.spec.ts. */
async function walk(id: string, statuses: readonly ReturnStatus[]): Promise<void> {
  for (const [step, from] of statuses.entries()) {
    const reason = { reason: "Следы носки" };
    if (step > 0) {
      const moved = await calls.moveReturn(atlas.token, id, from, reason);
      expect([moved.status, moved.body.return?.status]).toEqual([200, from]);
    }
    for (const to of returnStatuses.filter((to) => to !== from && !canMoveReturn("seller", from, to))) {
      const { status, body } = await calls.moveReturn(atlas.token, id, to, reason);
      expect([from, to, status, body.code]).toEqual([from, to, 409, "conflict"]);
    }
    const seen = (await calls.oneReturn(atlas.token, id)).body.return;
    expect([seen.status, seen.next]).toEqual([from, returnMoves[from].seller]);
  }
}

describe("a return of a shop's products", () => {
  it("is notified to the members who decide, listed, and goes through to the refund", async () => {
    const id = await requestReturn(2);
    const titles = async (who: Person) =>
      (await inboxCalls(shop.commerce).list(who))
        .filter(({ link }) => link === `/seller/returns/${id}`)
        .map(({ title }) => title);
    await expect.poll(() => titles(atlas), { timeout: 30_000 }).toEqual(["Покупатель просит возврат"]);
    expect(await titles(packer)).toEqual([]);

    const list = (await calls.returns(atlas.token, "?status=requested")).body;
    expect(list.returns.find((one) => one.id === id)).toMatchObject({
      status: "requested",
      reason: "wrong_size",
      text: "Мало",
      amount: 200_000,
      buyer: { name: "Dilnoza", phone: "+998901234567" },
      items: [{ quantity: 2, total: 200_000 }],
      next: ["approved", "rejected"],
      restocked: null,
    });
    expect(list.counts.requested).toBe(list.count);
    expect((await calls.one(atlas.token, order.parcels[0]!.id)).body.parcel.openReturns).toBe(1);

    const before = await readStock();
    await calls.moveReturn(atlas.token, id, "approved");
    const both = await Promise.all([1, 2].map(() => calls.moveReturn(atlas.token, id, "received")));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await calls.moveReturn(atlas.token, id, "received", { restock: true })).status).toBe(200);
    expect(await readStock()).toBe(before + 2);
    const paid = await calls.moveReturn(atlas.token, id, "refunded");
    expect(paid.body.return).toMatchObject({ status: "refunded", restocked: true, next: [] });
    expect((await calls.one(atlas.token, order.parcels[0]!.id)).body.parcel.openReturns).toBe(0);
  });

  it("shows its buyer while it is open or another return is possible, and not afterwards", async () => {
    const id = await requestReturn();
    const seen = async () => (await calls.oneReturn(atlas.token, id)).body.return.buyer;
    const known = { name: "Dilnoza", phone: "+998901234567" };
    const deliveredBefore = (days: number) =>
      shop.db.query(
        `update seller_order set timeline = jsonb_set(timeline, '{entries,-1,at}',
           to_jsonb(to_char(now() - $2 * interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))) where order_id = $1`,
        [order.id, days],
      );
    await calls.moveReturn(atlas.token, id, "rejected", { reason: "Следы носки" });
    expect(await seen()).toEqual(known);
    await deliveredBefore(15);
    expect(await seen()).toEqual({ name: "—", phone: "" });
    const list = (await calls.returns(atlas.token)).body.returns.find((one) => one.id === id);
    expect(list?.buyer.phone).toBe("");
    await shop.commerce.run("move-return.ts", { returnId: id, to: "approved", actor: "admin" });
    expect(await seen()).toEqual(known);
    await deliveredBefore(0);
    await calls.moveReturn(atlas.token, id, "rejected", { reason: "Не приехал" });
  });

  it("that never arrives is rejected: its pieces may be returned again, and the stock is unchanged", async () => {
    const left = (await readOrder(shop, buyer, order)).items[0]!.returnable;
    const id = await requestReturn(left);
    const before = await readStock();
    await calls.moveReturn(atlas.token, id, "approved");
    const { status, body } = await calls.moveReturn(atlas.token, id, "rejected", { reason: "Не приехал" });
    expect([status, body.return.status, body.return.next]).toEqual([200, "rejected", []]);
    expect(await readStock()).toBe(before);
    const again = await askBack(left);
    expect(again.status).toBe(201);
    await calls.moveReturn(atlas.token, again.body.return.id, "rejected", { reason: "Следы носки" });
  });

  it("restocks nothing that cannot be sold", async () => {
    const id = await requestReturn();
    const before = await readStock();
    await calls.moveReturn(atlas.token, id, "approved");
    const { body } = await calls.moveReturn(atlas.token, id, "received", { restock: false });
    expect(body.return.restocked).toBe(false);
    expect(await readStock()).toBe(before);
    await calls.moveReturn(atlas.token, id, "received", { restock: true });
    expect(await readStock()).toBe(before);
  });

  it("belongs to one shop: 404 for another, 403 for its packer, and a rejection needs a reason", async () => {
    const id = await requestReturn();
    expect((await calls.oneReturn(chinor.token, id)).body.code).toBe("return_not_found");
    expect((await calls.moveReturn(chinor.token, id, "approved")).body.code).toBe("return_not_found");
    expect((await calls.returns(chinor.token)).body.returns.map((one) => one.id)).not.toContain(id);
    for (const answer of [
      await calls.returns(packer.token),
      await calls.oneReturn(packer.token, id),
      await calls.moveReturn(packer.token, id, "approved"),
    ]) {
      expect(answer.status).toBe(403);
    }
    expect((await calls.moveReturn(atlas.token, id, "rejected")).status).toBe(400);
    const declined = await calls.moveReturn(atlas.token, id, "rejected", { reason: "Следы носки" });
    expect(declined.body.return.timeline.at(-1)).toMatchObject({ status: "rejected", reason: "Следы носки" });
  });

  it.each([[["requested", "approved", "received", "refunded"]], [["requested", "rejected"]]] as const)(
    "moves only as the table permits its shop: %s",
    async (statuses) => {
      await walk(await requestReturn(), statuses);
    },
  );
});
