import { beforeAll, describe, expect, it } from "vitest";
import type { Shop } from "../../harness/shop.ts";
import {
  readAttempts,
  toBody,
  toComplete,
  newId,
  openClickClient,
  openPayable,
  toPrepare,
  type ClickClient,
} from "./click-calls.ts";

let shop: Shop;
let click: ClickClient["click"];
let prepared: ClickClient["prepared"];
let states: ClickClient["states"];

beforeAll(async () => {
  ({ shop, click, prepared, states } = await openClickClient());
});

const lapse = (no: number) =>
  shop.db.query("update payment_attempt set expires_at = now() - interval '1 second' where no = $1", [no]);

/** A minute passes since a Prepare. */
const pass = (no: number) =>
  shop.db.query("update payment_attempt set created_time = created_time - 60000 where no = $1", [no]);

describe("Click's Prepare", () => {
  it("stores 64-bit ids and answers them as numbers", async () => {
    const own = { click_trans_id: "9223372036854775807", click_paydoc_id: "9007199254740993" };
    const { order, fields, id } = await prepared(own);
    const again = await click.prepare(fields);
    expect(again.text).toBe(
      `{"click_trans_id":9223372036854775807,"merchant_trans_id":"${order.number}","merchant_prepare_id":${id},"error":0,"error_note":"Success"}`,
    );
    const done = await click.complete(toComplete(fields, id));
    expect(done.text).toBe(
      `{"click_trans_id":9223372036854775807,"merchant_trans_id":"${order.number}","merchant_confirm_id":${id},"error":0,"error_note":"Success"}`,
    );
    expect(await readAttempts(shop, order)).toMatchObject([
      {
        no: id,
        external_id: "9223372036854775807",
        gateway_time: String(Date.parse("2026-01-15T12:30:45+05:00")),
        data: { clickTransId: "9223372036854775807", paydocId: "9007199254740993" },
      },
    ]);
  });

  it("is read without a content type and with a charset", async () => {
    for (const headers of [{}, { "content-type": "application/x-www-form-urlencoded; charset=UTF-8" }]) {
      const fields = toPrepare(await openPayable(shop), { error_note: "Всё хорошо" });
      expect((await click.raw("prepare", toBody(fields), { headers })).error).toBe(0);
    }
  });

  it("of the same payment is the same attempt, also for ten at once", async () => {
    const order = await openPayable(shop);
    const fields = toPrepare(order);
    const replies = await Promise.all(Array.from({ length: 10 }, () => click.prepare(fields)));
    const [row] = await readAttempts(shop, order);
    expect(replies.map(({ error, id }) => [error, id])).toEqual(replies.map(() => [0, row?.no]));
    expect(await states(order)).toEqual(["open"]);
  });

  it("of several payments at once admits one; the others get the reason", async () => {
    const order = await openPayable(shop);
    const replies = await Promise.all(Array.from({ length: 8 }, () => click.prepare(toPrepare(order))));
    expect(replies.filter(({ error }) => error === 0)).toHaveLength(1);
    expect(replies.filter(({ error }) => error === -9)).toHaveLength(7);
    expect(replies.find(({ error }) => error === -9)?.note).toMatch(
      /^Transaction cancelled: another payment/,
    );
    expect(await states(order)).toEqual(["open"]);
  });

  it("is refused while another gateway holds the order, and after it was paid there", async () => {
    const order = await openPayable(shop);
    await shop.db.query(
      `insert into payment_attempt (id, order_id, gateway, method, external_id, amount, created_time, expires_at)
       values ($1, $2, 'payme', 'payme', $3, 5000, 0, now() - interval '1 hour')`,
      [newId(), order.id, newId()],
    );
    // the other gateway's attempt has expired, but only that gateway may end it
    expect(await click.prepare(toPrepare(order))).toMatchObject({ error: -9 });
    await shop.db.query("update payment_attempt set state = 'confirming' where order_id = $1", [order.id]);
    expect(await click.prepare(toPrepare(order))).toMatchObject({ error: -9 });
    await shop.db.query("update payment_attempt set state = 'paid' where order_id = $1", [order.id]);
    expect(await click.prepare(toPrepare(order))).toMatchObject({ error: -4 });
    expect(await states(order)).toEqual(["paid"]);
  });

  it("is -9 with a reason when the order is closed, past its deadline or has another method", async () => {
    const [closed, late, cash] = [
      await openPayable(shop),
      await openPayable(shop, { openMinutes: -1 }),
      await openPayable(shop, { method: "payme" }),
    ];
    await shop.db.query("update payment_due set closed_at = now() where id = $1", [closed.id]);
    const notes = [];
    for (const order of [closed, late, cash]) {
      const { error, note } = await click.prepare(toPrepare(order));
      notes.push(`${error} ${note}`);
      expect(await readAttempts(shop, order)).toEqual([]);
    }
    expect(notes).toEqual([
      "-9 Transaction cancelled: the order is closed",
      "-9 Transaction cancelled: the time to pay this order is over",
      "-9 Transaction cancelled: the buyer chose another way to pay",
    ]);
  });

  it("of a payment that failed at Click begins nothing: -9", async () => {
    const order = await openPayable(shop);
    expect(await click.prepare(toPrepare(order, { error: "-1" }))).toMatchObject({ error: -9 });
    expect(await readAttempts(shop, order)).toEqual([]);
  });

  it("with the payment of another order is refused", async () => {
    const { fields } = await prepared();
    const other = await openPayable(shop);
    const { click_trans_id = "" } = fields;
    expect(await click.prepare(toPrepare(other, { click_trans_id }))).toMatchObject({ error: -8 });
    expect(await readAttempts(shop, other)).toEqual([]);
  });

  it("replaces an expired attempt of Click", async () => {
    const { order, fields, id } = await prepared();
    await lapse(id);
    const next = await click.prepare(toPrepare(order));
    expect(next).toMatchObject({ error: 0 });
    expect(next.id).not.toBe(id);
    expect(await click.complete(toComplete(fields, id))).toMatchObject({ error: -9 });
    expect(await click.prepare(fields)).toMatchObject({ error: -9 });
    expect(await states(order)).toEqual(["cancelled", "open"]);
  });

  it("replaces an older attempt after a minute without another call", async () => {
    const { order, fields, id } = await prepared();
    expect(await click.prepare(toPrepare(order))).toMatchObject({ error: -9 });
    await pass(id);
    const again = toPrepare(order);
    const next = await click.prepare(again);
    expect(next).toMatchObject({ error: 0 });
    expect(await click.complete(toComplete(fields, id))).toMatchObject({ error: -9 });
    expect(await click.complete(toComplete(again, Number(next.id)))).toMatchObject({ error: 0 });
    expect(await states(order)).toEqual(["cancelled", "paid"]);
  });

  it("with another attempt of the same payment replaces the first at once", async () => {
    const { order, fields, id } = await prepared();
    const again = toPrepare(order, { click_paydoc_id: fields.click_paydoc_id ?? "" });
    const next = await click.prepare(again);
    expect(next).toMatchObject({ error: 0 });
    expect(await click.complete(toComplete(fields, id))).toMatchObject({ error: -9 });
    expect(await click.complete(toComplete(again, Number(next.id)))).toMatchObject({ error: 0 });
    expect(await click.prepare(toPrepare(order))).toMatchObject({ error: -4 });
    expect(await states(order)).toEqual(["cancelled", "paid"]);
  });

  it("that is refused leaves the older attempt unchanged", async () => {
    const { order, fields, id } = await prepared();
    await pass(id);
    await shop.db.query("update payment_due set open_until = now() - interval '1 second' where id = $1", [
      order.id,
    ]);
    expect(await click.prepare(toPrepare(order))).toMatchObject({ error: -9 });
    expect(await click.complete(toComplete(fields, id))).toMatchObject({ error: 0 });
  });

  it("can be repeated after a failure", async () => {
    const { order, fields, id } = await prepared();
    expect(await click.complete(toComplete(fields, id, { error: "-5017" }))).toMatchObject({ error: -9 });
    const again = toPrepare(order);
    const { error, id: next } = await click.prepare(again);
    expect(error).toBe(0);
    expect((await click.complete(toComplete(again, Number(next)))).error).toBe(0);
    expect(await states(order)).toEqual(["cancelled", "paid"]);
    // the failed attempt stays failed: -4 would tell Click that it is booked
    expect(await click.complete(toComplete(fields, id))).toMatchObject({ error: -9 });
  });
});
