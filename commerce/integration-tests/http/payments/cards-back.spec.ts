import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { until } from "../../harness/until.ts";
import { openCardClient, type CardClient, type Unpaid } from "./card-client.ts";
import { RIGHT_CODE } from "../../harness/payments/fake-atmos.ts";

/** Refunds to a card, made by the acquirer only. */
let cards: CardClient;

beforeAll(async () => {
  cards = await openCardClient();
});

beforeEach(() => cards.atmos.unplan());

async function waiting(): Promise<Unpaid> {
  const order = await cards.order();
  expect((await cards.pay(order)).status).toBe(200);
  return order;
}

describe("refunds to a card", () => {
  const reverse = (order: Unpaid, times: number) =>
    cards.run<string[]>("reverse-card.ts", { orderId: order.id, times });

  it("use the number of the payment; a repeat changes nothing", async () => {
    const order = await waiting();
    await cards.confirm(order, RIGHT_CODE);
    expect(await reverse(order, 0)).toEqual(["paid", "paid"]);
    expect(await reverse(order, 2)).toEqual(["done", "done", "returned", "returned"]);
    const reversal = cards.atmos.calls.findLast(({ operation }) => operation === "reverse");
    expect(reversal?.text).toContain(`"transaction_id":${cards.at(order).successId},`);
  });

  it("report when the gateway refuses and when it is silent", async () => {
    const order = await waiting();
    await cards.confirm(order, RIGHT_CODE);
    cards.atmos.plan("reverse", { do: "code", code: "STPIMS-ERR-777", description: "Нельзя" });
    cards.atmos.plan("reverse", { do: "drop" });
    expect(await reverse(order, 2)).toEqual(["refused", "silent", "paid", "paid"]);
  });

  it("made in the acquirer's dashboard are found within a day and cancel the order", async () => {
    const order = await waiting();
    await cards.confirm(order, RIGHT_CODE);
    cards.at(order).reversed = true;
    await cards.shop.db.query(
      "update payment_attempt set updated_at = now() - interval '1 day', looked_at = null where order_id = $1",
      [order.id],
    );
    await cards.run("look-for-reversals.ts", {});
    expect(await cards.states(order)).toContain("refunded");
    await until("the order to follow", async () => (await cards.read(order)).status === "refunded");
  });

  it("are made when the order is cancelled", async () => {
    const order = await waiting();
    await cards.confirm(order, RIGHT_CODE);
    const path = `/customer/orders/${order.id}/cancel`;
    const { token } = order.buyer;
    const cancelled = await cards.shop.commerce.call("PATCH", path, { token, body: {} });
    expect(cancelled.status).toBe(200);
    await until("the money to be refunded", () => cards.at(order).reversed);
    await until("the ledger", async () => (await cards.states(order)).includes("refunded"));
    expect((await cards.read(order)).status).toBe("refunded");
  });
});
