import { beforeAll, describe, expect, it } from "vitest";
import {
  age,
  HALF_DAY,
  createPayable,
  newForeignAttempt,
  newId,
  openPaymeClient,
  without,
  type Answered,
  type PaymeClient,
} from "./payme-client.ts";

let payme: PaymeClient;

beforeAll(async () => {
  payme = await openPaymeClient();
});

const times = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));
const codes = (answers: Answered[]) => answers.map(({ error }) => error?.code ?? 0).sort((a, b) => a - b);
const same = (answers: Answered[]) => new Set(answers.map(without)).size;

async function attempts(orderId: string) {
  const sql = "select state, gateway, external_id from payment_attempt where order_id = $1 order by no";
  return (await payme.shop.db.query<{ state: string; gateway: string }>(sql, [orderId])).rows;
}

async function jobs(orderId: string) {
  const sql = "select name from pgboss.job where data->>'orderId' = $1 order by name";
  return (await payme.shop.db.query<{ name: string }>(sql, [orderId])).rows.map(({ name }) => name);
}

async function opened() {
  const order = await createPayable(payme.shop);
  const [id, time] = [newId(), Date.now()];
  expect((await payme.create(order, id, time)).result).toMatchObject({ state: 1 });
  return { order, id, time };
}

describe("concurrent calls of Payme", () => {
  it("open one transaction for ten repeats of a Create, all with the same answer", async () => {
    const order = await createPayable(payme.shop);
    const [id, time] = [newId(), Date.now()];
    const answers = await times(10, () => payme.create(order, id, time));
    expect([codes(answers), same(answers)]).toEqual([Array(10).fill(0), 1]);
    expect(await attempts(order.id)).toHaveLength(1);
  });

  it("open one of ten different transactions for an order; the others are -31008", async () => {
    const order = await createPayable(payme.shop);
    const answers = await times(10, () => payme.create(order, newId(), Date.now()));
    expect(codes(answers)).toEqual([...Array<number>(9).fill(-31008), 0]);
    expect(await attempts(order.id)).toHaveLength(1);
  });

  it("with one id for two orders open it for one of them", async () => {
    for (let round = 0; round < 5; round += 1) {
      const orders = await times(2, () => createPayable(payme.shop));
      const [id, time] = [newId(), Date.now()];
      const answers = await Promise.all(orders.map((order) => payme.create(order, id, time)));
      expect(codes(answers)).toEqual([-31008, 0]);
      const all = await Promise.all(orders.map((order) => attempts(order.id)));
      expect(all.flat()).toHaveLength(1);
    }
  });

  it("pay once for ten Performs, which are booked once", async () => {
    const { order, id } = await opened();
    const answers = await times(10, () => payme.perform(id));
    expect([codes(answers), same(answers)]).toEqual([Array(10).fill(0), 1]);
    expect(await jobs(order.id)).toEqual(["settle-payment"]);
  });

  it("refund once for ten Cancels of a paid transaction", async () => {
    const { order, id } = await opened();
    await payme.perform(id);
    const answers = await times(10, (at) => payme.cancel(id, at % 2 ? 5 : 3));
    expect([codes(answers), same(answers)]).toEqual([Array(10).fill(0), 1]);
    expect((await jobs(order.id)).filter((name) => name === "follow-refund")).toHaveLength(1);
  });

  it("of Perform and Cancel end in one state that both answers agree with", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await opened();
      const [performed, cancelled] = await Promise.all([payme.perform(id), payme.cancel(id, 5)]);
      const { result } = await payme.look(id);
      if (performed.error) {
        expect([performed.error.code, cancelled.result?.state, result?.state]).toEqual([-31008, -1, -1]);
      } else {
        expect([performed.result?.state, cancelled.result?.state, result?.state]).toEqual([2, -2, -2]);
      }
    }
  });
});

describe("an order with an attempt of another gateway", () => {
  it.each([
    ["open", -31052],
    ["confirming", -31052],
    ["paid", -31051],
  ])("that is %s refuses Payme: %i", async (state, code) => {
    const order = await createPayable(payme.shop);
    await newForeignAttempt(payme.shop, order, state);
    for (const answer of [await payme.check(order), await payme.create(order, newId(), Date.now())]) {
      expect([answer.error?.code, answer.error?.data]).toEqual([code, "order_id"]);
    }
  });

  it.each(["cancelled", "late", "refunded"])("that has ended (%s) accepts Payme", async (state) => {
    const order = await createPayable(payme.shop);
    await newForeignAttempt(payme.shop, order, state);
    expect((await payme.create(order, newId(), Date.now())).result).toMatchObject({ state: 1 });
  });

  it("with the same id as Payme's keeps the two attempts apart", async () => {
    const [order, foreign] = [await createPayable(payme.shop), await createPayable(payme.shop)];
    await newForeignAttempt(payme.shop, foreign, "open");
    const { rows } = await payme.shop.db.query<{ external_id: string }>(
      "select external_id from payment_attempt where order_id = $1",
      [foreign.id],
    );
    const id = rows[0]?.external_id ?? "";
    expect((await payme.perform(id)).error?.code).toBe(-31003);
    expect((await payme.create(order, id, Date.now())).result).toMatchObject({ state: 1 });
    expect((await payme.perform(id)).result).toMatchObject({ state: 2 });
    expect(await attempts(foreign.id)).toMatchObject([{ state: "open", gateway: "click" }]);
  });

  it("refuses Payme when the other gateway gets the order's lock first", async () => {
    const order = await createPayable(payme.shop);
    const client = await payme.shop.db.connect();
    try {
      await client.query("begin");
      await client.query("select 1 from payment_due where id = $1 for update", [order.id]);
      const creation = payme.create(order, newId(), Date.now());
      await client.query(
        `insert into payment_attempt (id, order_id, gateway, method, external_id, amount, created_time)
         values ($1, $2, 'click', 'click', $1, $3, 1)`,
        [newId(), order.id, order.amount],
      );
      await client.query("commit");
      expect((await creation).error?.code).toBe(-31052);
    } finally {
      client.release();
    }
  });
});

describe("Payme's twelve hours", () => {
  it("count from Payme's time: a Perform shortly before their end is paid", async () => {
    const { id } = await opened();
    await age(payme.shop, id, HALF_DAY - 60_000);
    expect((await payme.perform(id)).result).toMatchObject({ state: 2 });
  });

  it("end an attempt with reason 4 at a later Perform, for good", async () => {
    const { id, order } = await opened();
    await age(payme.shop, id, HALF_DAY + 1000);
    expect((await payme.look(id)).result).toMatchObject({ state: 1, reason: null, cancel_time: 0 });
    expect((await payme.attempt(id))?.state).toBe("open");
    expect((await payme.perform(id)).error?.code).toBe(-31008);
    const { result } = await payme.look(id);
    expect(result).toMatchObject({ state: -1, reason: 4, cancel_time: expect.any(Number), perform_time: 0 });
    expect(await payme.attempt(id)).toMatchObject({ failure: "expired" });
    expect((await payme.perform(id)).error?.code).toBe(-31008);
    expect((await payme.cancel(id, 5)).result).toMatchObject({ state: -1, cancel_time: result?.cancel_time });
    expect((await payme.look(id)).result).toEqual(result);
    expect(await jobs(order.id)).toEqual([]);
  });

  it("end an attempt at the repeat of its Create, and a new one may begin", async () => {
    const { id, order, time } = await opened();
    await age(payme.shop, id, HALF_DAY + 1000);
    expect((await payme.create(order, id, time - HALF_DAY - 1000)).error?.code).toBe(-31008);
    expect((await payme.look(id)).result).toMatchObject({ state: -1, reason: 4 });
    expect((await payme.create(order, newId(), Date.now())).result).toMatchObject({ state: 1 });
  });

  it("do not replace the reason of a later Cancel", async () => {
    const { id } = await opened();
    await age(payme.shop, id, HALF_DAY * 3);
    expect((await payme.cancel(id, 3)).result).toMatchObject({ state: -1 });
    expect((await payme.look(id)).result).toMatchObject({ reason: 3 });
  });

  it("do not affect a paid transaction: Perform repeats its answer days later", async () => {
    const { id } = await opened();
    const first = await payme.perform(id);
    await age(payme.shop, id, HALF_DAY * 10);
    expect(without(await payme.perform(id))).toBe(without(first));
  });

  it("refuse a new transaction whose time has passed or is far ahead, and store nothing", async () => {
    const order = await createPayable(payme.shop);
    const seconds = Math.floor(Date.now() / 1000);
    for (const time of [
      Date.now() - HALF_DAY - 1000,
      Date.now() + HALF_DAY + 60_000,
      seconds,
      seconds * 1e6,
    ]) {
      expect((await payme.create(order, newId(), time)).error?.code).toBe(-31008);
    }
    expect(await attempts(order.id)).toEqual([]);
    expect((await payme.create(order, newId(), Date.now() - HALF_DAY + 60_000)).result).toMatchObject({
      state: 1,
    });
  });
});

describe("a repeat with other data", () => {
  it("changes nothing: another sum, time or order", async () => {
    const { id, order, time } = await opened();
    const other = await createPayable(payme.shop);
    expect((await payme.create(order, id, time, { amount: 1 })).error?.code).toBe(-31001);
    expect((await payme.create(order, id, time + 1)).error?.code).toBe(-31008);
    expect((await payme.create(other, id, time)).error?.code).toBe(-31008);
    expect((await payme.create(order, id, time, { account: { order_id: "000" } })).error?.code).toBe(-31050);
    expect(await attempts(order.id)).toHaveLength(1);
    expect(await attempts(other.id)).toHaveLength(0);
    expect((await payme.look(id)).result).toMatchObject({ state: 1 });
  });
});
