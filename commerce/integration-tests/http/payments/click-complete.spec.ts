import { beforeAll, describe, expect, it } from "vitest";
import type { Shop } from "../../harness/shop.ts";
import {
  readAttempts,
  toComplete,
  newId,
  openClickClient,
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

describe("Click's Complete", () => {
  it("is booked once before it is answered, also for ten at once; repeats are -4", async () => {
    const { order, fields, id } = await prepared();
    const replies = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const reply = await click.complete(toComplete(fields, id));
        return { reply, state: (await states(order)).join() };
      }),
    );
    expect(replies.map(({ reply }) => reply.error).sort((a, b) => b - a)).toEqual([0, ...Array(9).fill(-4)]);
    expect(replies.map(({ reply, state }) => [reply.id, state])).toEqual(replies.map(() => [id, "paid"]));
    expect(await click.prepare(fields)).toMatchObject({ error: -4 });
    expect(await click.prepare(toPrepare(order))).toMatchObject({ error: -4 });
    const { rows } = await shop.db.query(
      "select 1 from pgboss.job where name = 'settle-payment' and data->>'orderId' = $1",
      [order.id],
    );
    expect(rows).toHaveLength(1);
  });

  it("is -6 unless the prepare id, the payment and its number belong together", async () => {
    const [mine, other] = [await prepared(), await prepared()];
    const { fields, id } = mine;
    const foreign = [
      toComplete(fields, other.id),
      toComplete(fields, "999999999999999999"),
      toComplete(fields, id, { click_trans_id: newId() }),
      toComplete(fields, id, { click_trans_id: other.fields.click_trans_id ?? "" }),
      toComplete(fields, id, { click_paydoc_id: newId() }),
    ];
    for (const call of foreign) expect((await click.complete(call)).error).toBe(-6);
    expect([await states(mine.order), await states(other.order)]).toEqual([["open"], ["open"]]);
  });

  it("of a failure cancels the attempt and records who ended it", async () => {
    const ends = [
      [{ error: "-5017", error_note: "Insufficient funds" }, "refused", -5017],
      [{ error: "-9", error_note: "Payment cancelled by user" }, "cancelled", -9],
      [{ error: "-1", error_note: "Платёж отменён" }, "cancelled", -1],
      [{ error: "-999999999", error_note: "" }, "refused", -999_999_999],
    ] as const;
    for (const [own, failure, reason] of ends) {
      const { order, fields, id } = await prepared();
      expect(await click.complete(toComplete(fields, id, own))).toMatchObject({ error: -9, id: null });
      expect(await readAttempts(shop, order)).toMatchObject([{ state: "cancelled", failure, reason }]);
    }
  });

  it("is -9 after the attempt expired, swept or not; before, it is booked even after the payment deadline", async () => {
    const late = await prepared();
    await lapse(late.id);
    expect(await click.complete(toComplete(late.fields, late.id))).toMatchObject({ error: -9 });
    expect(await readAttempts(shop, late.order)).toMatchObject([{ state: "cancelled", failure: "expired" }]);
    const early = await prepared();
    await shop.db.query("update payment_due set open_until = now() - interval '1 hour' where id = $1", [
      early.order.id,
    ]);
    expect(await click.complete(toComplete(early.fields, early.id))).toMatchObject({ error: 0 });
  });

  it("may come for half an hour", async () => {
    const { id } = await prepared();
    const { rows } = await shop.db.query<{ seconds: number }>(
      "select extract(epoch from expires_at - now())::float8 as seconds from payment_attempt where no = $1",
      [id],
    );
    expect(rows[0]?.seconds).toBeGreaterThan(1700);
    expect(rows[0]?.seconds).toBeLessThanOrEqual(1800);
  });

  it("beside failures, repeats and new Prepares ends paid or cancelled", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { order, fields, id } = await prepared();
      const replies = await Promise.all([
        click.complete(toComplete(fields, id)),
        click.complete(toComplete(fields, id, { error: "-5017" })),
        click.prepare(fields),
        click.complete(toComplete(fields, id)),
        click.prepare(toPrepare(order)),
      ]);
      const [attempt, ...rest] = await states(order);
      const booked = [replies[0], replies[3]].filter((reply) => reply?.error === 0).length;
      expect([attempt, booked]).toEqual(attempt === "paid" ? ["paid", 1] : ["cancelled", 0]);
      // the new attempt may begin once the first has failed
      expect(rest).toEqual(replies[4]?.error === 0 ? ["open"] : []);
    }
  });

  it("of a refunded payment is -9", async () => {
    const { order, fields, id } = await prepared();
    await click.complete(toComplete(fields, id));
    await shop.db.query("update payment_attempt set state = 'refunded' where no = $1", [id]);
    await shop.db.query("update payment_due set closed_at = now() where id = $1", [order.id]);
    expect(await click.complete(toComplete(fields, id))).toMatchObject({ error: -9 });
    expect(await click.prepare(fields)).toMatchObject({ error: -9 });
  });
});
