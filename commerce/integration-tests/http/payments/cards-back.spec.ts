import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { until } from "../../harness/until.ts";
import { openCardClient, type CardClient, type Unpaid } from "./card-client.ts";
import { RIGHT_CODE } from "./fake-atmos.ts";

/** Money that goes back to a card, by the acquirer alone. */
let desk: CardClient;

beforeAll(async () => {
  desk = await openCardClient();
});

beforeEach(() => desk.atmos.unplan());

async function waiting(): Promise<Unpaid> {
  const order = await desk.order();
  expect((await desk.pay(order)).status).toBe(200);
  return order;
}

describe("money back", () => {
  const reverse = (order: Unpaid, times: number) =>
    desk.run<string[]>("reverse-card.ts", { orderId: order.id, times });

  it("goes by the number of the payment, and a second time changes nothing", async () => {
    const order = await waiting();
    await desk.confirm(order, RIGHT_CODE);
    expect(await reverse(order, 0)).toEqual(["paid", "paid"]);
    expect(await reverse(order, 2)).toEqual(["done", "done", "returned", "returned"]);
    const reversal = desk.atmos.calls.findLast(({ operation }) => operation === "reverse");
    expect(reversal?.text).toContain(`"transaction_id":${desk.at(order).successId},`);
  });

  it("says when the gateway refuses and when it says nothing", async () => {
    const order = await waiting();
    await desk.confirm(order, RIGHT_CODE);
    desk.atmos.plan("reverse", { do: "code", code: "STPIMS-ERR-777", description: "Нельзя" });
    desk.atmos.plan("reverse", { do: "drop" });
    expect(await reverse(order, 2)).toEqual(["refused", "silent", "paid", "paid"]);
  });

  it("that the acquirer's cabinet gave back is found within a day and cancels the order", async () => {
    const order = await waiting();
    await desk.confirm(order, RIGHT_CODE);
    desk.at(order).reversed = true;
    await desk.shop.db.query(
      "update payment_attempt set updated_at = now() - interval '1 day', looked_at = null where order_id = $1",
      [order.id],
    );
    await desk.run("look-for-reversals.ts", {});
    expect(await desk.states(order)).toContain("refunded");
    await until("the order to follow", async () => (await desk.read(order)).status === "refunded");
  });

  it("goes when the order is called off", async () => {
    const order = await waiting();
    await desk.confirm(order, RIGHT_CODE);
    const path = `/customer/orders/${order.id}/cancel`;
    const { token } = order.buyer;
    const cancelled = await desk.shop.commerce.call("PATCH", path, { token, body: {} });
    expect(cancelled.status).toBe(200);
    await until("the money to go back", () => desk.at(order).reversed);
    await until("the ledger", async () => (await desk.states(order)).includes("refunded"));
    expect((await desk.read(order)).status).toBe("refunded");
  });
});
