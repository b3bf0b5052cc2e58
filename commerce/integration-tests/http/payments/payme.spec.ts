import { beforeAll, describe, expect, it } from "vitest";
import {
  basic,
  createPayable,
  newId,
  openPaymeClient,
  without,
  type Answered,
  type PaymeClient,
  type Order,
} from "./payme-client.ts";

let payme: PaymeClient;

beforeAll(async () => {
  payme = await openPaymeClient();
});

/** Makes a call twice: the second answer equals the first byte for byte, except the id of the call. */
async function twice(make: () => Promise<Answered>): Promise<Answered> {
  const [first, second] = [await make(), await make()];
  expect(second.id).not.toBe(first.id);
  expect(without(second)).toBe(without(first));
  return first;
}

const refused = (code: number, data: string | null = null) => ({
  code,
  message: {
    ru: expect.stringMatching(/\S/),
    uz: expect.stringMatching(/\S/),
    en: expect.stringMatching(/\S/),
  },
  data,
});

const ms = expect.any(Number) as unknown as number;

async function created(order?: Order) {
  const of = order ?? (await createPayable(payme.shop));
  const [id, time] = [newId(), Date.now()];
  const answer = await twice(() => payme.create(of, id, time));
  return { order: of, id, time, result: answer.result as { create_time: number; transaction: string } };
}

/** The numbers are those of the checklist in the protocol's notes. */
describe("the checklist of Payme's sandbox", () => {
  it.each([
    "CheckPerformTransaction",
    "CreateTransaction",
    "PerformTransaction",
    "CancelTransaction",
    "CheckTransaction",
    "GetStatement",
    "SetFiscalData",
    "ChangePassword",
  ])("1. a wrong key, %s", async (method) => {
    const body = JSON.stringify({ method, params: {}, id: 1 });
    for (const authorization of [
      null,
      basic("Paycom", "wrong"),
      "Basic",
      "Bearer abc",
      basic("Paycom", ""),
    ]) {
      const { error, id } = await payme.raw({ body, authorization });
      expect({ error, id }).toEqual({ error: refused(-32504), id: 1 });
    }
  });

  it("2. a wrong amount for a valid account", async () => {
    const order = await createPayable(payme.shop);
    // the last is the sum, sent as if it were tiyin
    for (const amount of [1, 0, -order.tiyin, order.tiyin + 1, order.tiyin - 1, order.amount]) {
      expect((await payme.check(order, { amount })).error).toEqual(refused(-31001, "amount"));
      const { error } = await payme.create(order, newId(), Date.now(), { amount });
      expect(error).toEqual(refused(-31001, "amount"));
    }
  });

  it("3. an account that does not exist", async () => {
    const order = await createPayable(payme.shop);
    for (const number of ["000", "", "0000000000", "9".repeat(200), "' or 1=1 --"]) {
      const account = { order_id: number };
      expect((await payme.check(order, { account })).error).toEqual(refused(-31050, "order_id"));
      const { error } = await payme.create(order, newId(), Date.now(), { account });
      expect(error).toEqual(refused(-31050, "order_id"));
    }
    expect((await payme.check(order, { account: {} })).error).toEqual(refused(-31050, "order_id"));
  });

  it("4. a valid check", async () => {
    expect((await payme.check(await createPayable(payme.shop))).result).toEqual({ allow: true });
  });

  it("5, 6, 7. Create, its repeat, and its state", async () => {
    const before = Date.now();
    const { id, result } = await created();
    expect(result).toEqual({
      create_time: ms,
      transaction: expect.stringMatching(/^\d+$/),
      state: 1,
      receivers: null,
    });
    expect(result.create_time).toBeGreaterThanOrEqual(before);
    expect((await payme.look(id)).result).toEqual({
      create_time: result.create_time,
      perform_time: 0,
      cancel_time: 0,
      transaction: result.transaction,
      state: 1,
      reason: null,
    });
  });

  it("8. Create with a new id while the order awaits payment; the same for the check", async () => {
    const { order, id } = await created();
    const { error } = await payme.create(order, newId(), Date.now());
    expect(error).toEqual(refused(-31008));
    expect((await payme.check(order)).error).toEqual(refused(-31008));
    expect((await payme.attempt(id))?.state).toBe("open");
  });

  it("9, 10. Cancel, its repeat with another reason, and its state", async () => {
    const { id, result, order } = await created();
    const { result: first } = await twice(() => payme.cancel(id, 3));
    expect(first).toEqual({ transaction: result.transaction, cancel_time: ms, state: -1 });
    expect((await payme.cancel(id, 5)).result).toEqual(first);
    expect((await payme.look(id)).result).toEqual({
      create_time: result.create_time,
      perform_time: 0,
      cancel_time: first?.cancel_time,
      transaction: result.transaction,
      state: -1,
      reason: 3,
    });
    expect((await payme.perform(id)).error).toEqual(refused(-31008));
    expect((await payme.check(order)).result).toEqual({ allow: true });
  });

  it("11, 12. Create, a second one, Perform and its repeat", async () => {
    const { order, id, result, time } = await created();
    expect((await payme.create(order, newId(), time)).error).toEqual(refused(-31008));
    const { result: performed } = await twice(() => payme.perform(id));
    expect(performed).toEqual({ transaction: result.transaction, perform_time: ms, state: 2 });
    expect((await payme.look(id)).result).toEqual({
      create_time: result.create_time,
      perform_time: performed?.perform_time,
      cancel_time: 0,
      transaction: result.transaction,
      state: 2,
      reason: null,
    });
    expect((await payme.check(order)).error).toEqual(refused(-31051, "order_id"));
    expect((await payme.create(order, newId(), time)).error).toEqual(refused(-31051, "order_id"));
    expect((await payme.create(order, id, time)).error).toEqual(refused(-31008));
  });

  it("13. refund: Cancel after Perform, and its repeat", async () => {
    const { order, id } = await created();
    const { result: performed } = await payme.perform(id);
    const { result: back } = await twice(() => payme.cancel(id, 5));
    expect(back).toEqual({ transaction: performed?.transaction, cancel_time: ms, state: -2 });
    expect((await payme.look(id)).result).toMatchObject({
      state: -2,
      reason: 5,
      perform_time: performed?.perform_time,
      cancel_time: back?.cancel_time,
    });
    expect((await payme.perform(id)).error).toEqual(refused(-31008));
    // the order is closed by its refund, also while that is still being booked
    expect((await payme.check(order)).error).toEqual(refused(-31053, "order_id"));
  });

  it("14. the statement has both, with all fields", async () => {
    const time = Date.now();
    const [one, two] = [await createPayable(payme.shop), await createPayable(payme.shop)];
    const [first, second] = [newId(), newId()];
    await payme.create(one, first, time);
    await payme.cancel(first, 3);
    await payme.create(two, second, time + 1);
    await payme.perform(second);
    const { result } = await payme.statement(time, time + 1);
    const known = [await payme.look(first), await payme.look(second)];
    const listed = (result?.transactions as { id: string }[]).filter(({ id }) =>
      [first, second].includes(id),
    );
    expect(listed).toEqual([
      { id: first, time, amount: one.tiyin, account: one.account, ...known[0]?.result, receivers: null },
      {
        id: second,
        time: time + 1,
        amount: two.tiyin,
        account: two.account,
        ...known[1]?.result,
        receivers: null,
      },
    ]);
  });

  it("15. no refund after delivery", async () => {
    const { order, id } = await created();
    await payme.perform(id);
    await payme.shop.db.query("update payment_due set handed_over = true where id = $1", [order.id]);
    const { error } = await twice(() => payme.cancel(id, 5));
    expect(error).toEqual(refused(-31007));
    expect((await payme.look(id)).result).toMatchObject({ state: 2, reason: null, cancel_time: 0 });
  });

  it("refuses Cancel once a part was refunded manually, but not because of late money", async () => {
    const order = await createPayable(payme.shop);
    const id = newId();
    await payme.create(order, id, Date.now());
    await payme.perform(id);
    const note = (noteId: string) =>
      payme.shop.db.query(
        "insert into payment_paid_out (id, order_id, amount, words) values ($1, $2, 1000, 'Dilnoza: transfer')",
        [noteId, order.id],
      );
    const part = `ordcan_${newId()}`;
    await note(part);
    const { error } = await twice(() => payme.cancel(id, 5));
    expect(error).toEqual(refused(-31007));
    expect((await payme.attempt(id))?.state).toBe("paid");
    await payme.shop.db.query("delete from payment_paid_out where id = $1", [part]);
    await note(`payatt_${newId()}`);
    expect((await payme.cancel(id, 5)).result).toMatchObject({ state: -2 });
  });

  it("16. an unknown transaction", async () => {
    for (const id of [newId(), "nothing", "", "\u0000".repeat(24), "x".repeat(5000)]) {
      for (const ask of [payme.perform(id), payme.cancel(id, 3), payme.look(id)]) {
        expect((await ask).error).toEqual(refused(-31003));
      }
    }
  });
});

describe("the failure that a buyer sees for Payme's reason", () => {
  it.each([
    [1, "cancelled"],
    [2, "refused"],
    [3, "refused"],
    [4, "expired"],
    [10, "cancelled"],
  ])("reason %i: %s", async (reason, failure) => {
    const { id } = await created();
    await payme.cancel(id, reason);
    expect(await payme.attempt(id)).toMatchObject({ state: "cancelled", reason, failure });
  });
});

describe("orders that Payme cannot pay", () => {
  it("are closed or past their deadline: -31053", async () => {
    for (const other of [{ closed: true }, { minutes: -1 }]) {
      const order = await createPayable(payme.shop, other);
      expect((await payme.check(order)).error).toEqual(refused(-31053, "order_id"));
      expect((await payme.create(order, newId(), Date.now())).error).toEqual(refused(-31053, "order_id"));
    }
  });

  it("have another payment method: -31052", async () => {
    for (const method of ["cash", "click", "card", "uzcard"]) {
      const order = await createPayable(payme.shop, { method });
      expect((await payme.check(order)).error).toEqual(refused(-31052, "order_id"));
      expect((await payme.create(order, newId(), Date.now())).error).toEqual(refused(-31052, "order_id"));
    }
  });

  it("do not include one begun in time: it can be paid after the deadline", async () => {
    const { order, id } = await created();
    await payme.shop.db.query(
      "update payment_due set open_until = now() - interval '1 minute' where id = $1",
      [order.id],
    );
    expect((await payme.perform(id)).result).toMatchObject({ state: 2 });
  });

  it("include one whose sum changed after Create: Perform is refused", async () => {
    const { order, id } = await created();
    await payme.shop.db.query("update payment_due set amount = amount + 1 where id = $1", [order.id]);
    expect((await payme.perform(id)).error).toEqual(refused(-31008));
    expect((await payme.attempt(id))?.state).toBe("open");
  });
});
