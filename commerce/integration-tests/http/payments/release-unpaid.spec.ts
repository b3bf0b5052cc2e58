import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { readOrder } from "../../harness/paid-orders.ts";
import { secondProcess, sharedShop } from "../../harness/shared-shop.ts";
import { createBuyer, type Buyer, type Shop } from "../../harness/shop.ts";
import { clickAt, toComplete, toPrepare } from "./click-calls.ts";
import { choose, completeClick, placeFor, untilBooked } from "./pay-order.ts";

let shop: Shop;
let buyer: Buyer;

beforeAll(async () => {
  shop = await sharedShop("orders");
  buyer = await createBuyer(shop.commerce);
});
// a sweep may find payments of earlier specs, which are booked a moment later
afterEach(() => expect.poll(() => brokenRules(shop.db), { timeout: 30_000 }).toEqual({}));

const sweep = () => shop.commerce.run("sweep-payments.ts");
const now = (order: OrderView) => readOrder(shop, buyer, order);

async function runOut({ id }: OrderView): Promise<void> {
  await shop.db.query("update payment_due set open_until = now() - interval '1 second' where id = $1", [id]);
}

async function reserved({ id }: OrderView): Promise<number> {
  const { rows } = await shop.db.query<{ sum: number }>(
    `select coalesce(sum(r.quantity), 0)::int as sum from reservation_item r
     join order_item i on i.item_id = r.line_item_id where i.order_id = $1 and r.deleted_at is null`,
    [id],
  );
  return rows[0]?.sum ?? 0;
}

describe("an order unpaid at its deadline", () => {
  it("cannot be paid any more, and is cancelled with its stock released by sweeps in two processes", async () => {
    const order = await placeFor(shop, buyer, "click");
    await sweep();
    expect(await reserved(order)).toBe(1);
    await runOut(order);
    const { number, totals } = order;
    const { error } = await clickAt(shop.commerce.base).prepare(toPrepare({ number, amount: totals.total }));
    expect(error).toBe(-9);
    expect((await choose(shop, buyer, order, "payme")).body.code).toBe("payment_closed");
    const two = await secondProcess("orders");
    await Promise.all([sweep(), two.run("sweep-payments.ts")]);
    expect(await now(order)).toMatchObject({ status: "cancelled", payment: { status: "cancelled" } });
    expect((await now(order)).timeline.at(-1)).toMatchObject({ actor: "system", reason: "unpaid" });
    expect(await reserved(order)).toBe(0);
  });

  it("stays open while a gateway holds it, and is cancelled after the attempt's own time", async () => {
    const order = await placeFor(shop, buyer, "click");
    const { number, totals } = order;
    const click = clickAt(shop.commerce.base);
    const fields = toPrepare({ number, amount: totals.total });
    const prepared = await click.prepare(fields);
    await runOut(order);
    await sweep();
    expect((await now(order)).status).toBe("pending");
    await shop.db.query(
      "update payment_attempt set expires_at = now() - interval '1 second' where order_id = $1",
      [order.id],
    );
    await sweep();
    expect((await now(order)).status).toBe("cancelled");
    expect((await click.complete(toComplete(fields, Number(prepared.id)))).error).toBe(-9);
  });

  it("stays open when it was paid or is paid in cash", async () => {
    const paid = await placeFor(shop, buyer, "click");
    await completeClick(shop, paid);
    const cash = await placeFor(shop, buyer, "click");
    await choose(shop, buyer, cash, "cash");
    await runOut(paid);
    await sweep();
    expect((await now(paid)).status).toBe("pending");
    expect((await now(cash)).status).toBe("pending");
    await untilBooked(shop, paid);
  });

  it("is paid or released when both come at once, never both", async () => {
    const order = await placeFor(shop, buyer, "click");
    const { number, totals } = order;
    const click = clickAt(shop.commerce.base);
    const fields = toPrepare({ number, amount: totals.total });
    const [prepared] = await Promise.all([click.prepare(fields), runOut(order).then(sweep)]);
    if (prepared.error === 0) {
      expect((await click.complete(toComplete(fields, Number(prepared.id)))).error).toBe(0);
      await untilBooked(shop, order);
      expect((await now(order)).payment.status).toBe("paid");
    } else {
      expect((await now(order)).status).toBe("cancelled");
    }
  });
});
