import { beforeAll, describe, expect, it } from "vitest";
import { brokenRules } from "../../harness/invariants.ts";
import { readOrder } from "../../harness/paid-orders.ts";
import type { Shop } from "../../harness/shop.ts";
import { shopCalls } from "../shops/shop-calls.ts";
import { openRefunds } from "./open-refunds.ts";
import { owedRefunds, type OwedRefund } from "./owed-refunds.ts";
import { openReconcileClient, type ReconcileClient } from "./reconcile-client.ts";

let shop: Shop;
let paymentClient: ReconcileClient;
let owing: ReturnType<typeof owedRefunds>;

beforeAll(async () => {
  shop = await openRefunds();
  paymentClient = await openReconcileClient(shop);
  owing = owedRefunds(shop, paymentClient, await shopCalls(shop).administrator());
});

/** A process that is killed while it records a refund is tested in `crashes/recording.ts`. */
describe("a manual refund that is recorded again", () => {
  /** One of two at once is recorded; only that one may be repeated. */
  async function recordedOnce(owed: OwedRefund): Promise<void> {
    const { order, id } = owed;
    const both = await Promise.all([owing.pay(owed, "slip 1"), owing.pay(owed, "slip 2")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const first = both[0].status === 200 ? "slip 1" : "slip 2";
    expect(both.find(({ status }) => status === 409)?.body.code).toBe("refund_recorded");
    expect((await owing.pay(owed, first)).body.refund).toMatchObject({ id, again: true });
    expect(await owing.pay(owed, "slip 3")).toMatchObject({
      status: 409,
      body: { code: "refund_recorded" },
    });
    expect(await owing.notes(order)).toEqual([`: ${first}`]);
    const by = (words: string) => paymentClient.run({ payOut: { id, by: words } });
    expect(await by(`Dilnoza: ${first}`)).toMatchObject({ paidOut: { again: true } });
    expect(await by("Dilnoza: slip 3")).toMatchObject({ refused: { code: "refund_recorded" } });
    expect(await paymentClient.of(order)).toEqual([]);
    expect(await brokenRules(shop.db)).toEqual({});
  }

  it("for a cancelled parcel is accepted with its reference and refused with another", async () => {
    await recordedOnce(await owing.parcel());
  });

  it("for late money is accepted with its reference and refused with another", async () => {
    await recordedOnce(await owing.lateMoney());
  });

  it("is completed from its stored note after a crash, and refused with another reference all the same", async () => {
    const owed = await owing.parcel();
    const { order, id } = owed;
    await shop.db.query(
      "insert into payment_paid_out (id, order_id, amount, words) values ($1, $2, 100000, 'user_1: slip 1')",
      [id, order.id],
    );
    expect(await owing.pay(owed, "slip 2")).toMatchObject({
      status: 409,
      body: { code: "refund_recorded" },
    });
    expect((await readOrder(shop, paymentClient.buyer, order)).payment).toMatchObject({
      refunded: 100_000,
      refundOwed: 0,
    });
    expect(await owing.notes(order)).toEqual([": slip 1"]);
    expect(await paymentClient.of(order)).toEqual([]);
  });
});
