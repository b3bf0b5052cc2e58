import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { placeFor, untilBooked } from "../payments/pay-order.ts";
import { createPaymeClient, newId } from "../payments/payme-client.ts";
import { peopleCalls, type Member } from "./people.ts";

let shop: Shop;
let people: ReturnType<typeof peopleCalls>;
let member: Member;

const password = "long-enough";

beforeAll(async () => {
  shop = await sharedShop("people");
  people = peopleCalls(shop);
});
beforeEach(async () => void (member = await people.join()));

describe("an account with a cancelled order is not closed", () => {
  it("while its refund is owed, and can be closed once that was paid", async () => {
    const payme = createPaymeClient(shop);
    const placed = await placeFor(shop, member, "payme");
    const paymeId = newId();
    const amount = placed.totals.total * 100;
    await payme.call("CreateTransaction", {
      id: paymeId,
      time: Date.now(),
      amount,
      account: { order_id: placed.number },
    });
    expect((await payme.perform(paymeId)).result).toMatchObject({ state: 2 });
    await untilBooked(shop, placed);
    for (const time of ["it became so in ending it", "it was so before"]) {
      const { status, body } = await people.end(member.token, password);
      expect([time, status, body.code]).toEqual([time, 409, "money_owed"]);
    }
    const { body: data } = await people.data(member.token);
    expect(data).toMatchObject({
      orders: [
        { status: "cancelled", contact: placed.contact, payment: { refundOwed: placed.totals.total } },
      ],
    });
    await payme.cancel(paymeId, 5);
    await until("the refund to be booked", async () => {
      const { rowCount } = await shop.db.query(
        "select 1 from order_cancellation where order_id = $1 and refund_state = 'done'",
        [placed.id],
      );
      return rowCount === 1;
    });
    expect((await people.end(member.token, password)).status).toBe(200);
  });

  it.each([
    ["late money is owed", "late", "refused"],
    ["a gateway is asked for a refund", "paid", "asked"],
  ])("while %s", async (_, state, reversal) => {
    const { id } = await placeFor(shop, member, "cash");
    await shop.db.query("update seller_order set status = 'cancelled' where order_id = $1", [id]);
    await shop.db.query(
      `insert into payment_attempt (id, order_id, gateway, method, amount, state, reversal, created_time)
       values ('payatt_' || $1, $1, 'click', 'click', 1000, $2, $3, 1)`,
      [id, state, reversal],
    );
    const { status, body } = await people.end(member.token, password);
    await shop.db.query("delete from payment_attempt where order_id = $1", [id]);
    expect([status, body.code]).toEqual([409, "money_owed"]);
  });
});
