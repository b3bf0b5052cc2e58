import { beforeAll, describe, expect, it } from "vitest";
import {
  createPayable,
  newForeignAttempt,
  newId,
  openPaymeClient,
  type PaymeClient,
} from "./payme-client.ts";

let payme: PaymeClient;

beforeAll(async () => {
  payme = await openPaymeClient();
});

interface Line {
  id: string;
  time: number;
  state: number;
  account: unknown;
}

/** A time some hours ago that no other call uses. */
let last = Date.now() - 6 * 3_600_000;
const quietTime = () => (last += 10_000);

const listed = async (from: number, to: number) =>
  (await payme.statement(from, to)).result?.transactions as Line[];

async function open(time: number, account: object = {}) {
  const [order, id] = [await createPayable(payme.shop), newId()];
  const answer = await payme.create(order, id, time, { account: { ...order.account, ...account } });
  expect(answer.result).toMatchObject({ state: 1 });
  return { id, order };
}

describe("GetStatement", () => {
  it("filters by Payme's time, both ends included, oldest first", async () => {
    const at = quietTime();
    // created in another sequence than their times
    const third = await open(at + 2);
    const first = await open(at);
    const second = await open(at + 1);
    const ids = async (from: number, to: number) => (await listed(from, to)).map(({ id }) => id);
    expect(await ids(at, at + 2)).toEqual([first.id, second.id, third.id]);
    expect(await ids(at, at)).toEqual([first.id]);
    expect(await ids(at + 1, at + 2)).toEqual([second.id, third.id]);
    expect(await ids(at + 3, at + 9)).toEqual([]);
    expect(await ids(at - 9, at - 1)).toEqual([]);
    expect(await ids(at + 2, at)).toEqual([]);
  });

  it("has every state, and only Payme's transactions", async () => {
    const at = quietTime();
    const [open1, paid, cancelled, back] = [await open(at), await open(at), await open(at), await open(at)];
    await payme.perform(paid.id);
    await payme.cancel(cancelled.id, 3);
    await payme.perform(back.id);
    await payme.cancel(back.id, 5);
    await payme.create(open1.order, newId(), at);
    const foreign = await createPayable(payme.shop);
    await newForeignAttempt(payme.shop, foreign, "paid");
    await payme.shop.db.query("update payment_attempt set gateway_time = $1 where order_id = $2", [
      at,
      foreign.id,
    ]);
    const states = (await listed(at, at)).map(({ id, state }) => [id, state]);
    expect(states).toEqual([
      [open1.id, 1],
      [paid.id, 2],
      [cancelled.id, -1],
      [back.id, -2],
    ]);
  });

  it("returns the account as it was sent", async () => {
    const at = quietTime();
    const more = { phone: "+998901234567", floor: 3, имя: "Ўктам 🙂" };
    const { id, order } = await open(at, more);
    expect(await listed(at, at)).toMatchObject([{ id, account: { ...order.account, ...more } }]);
  });

  it("knows an order by its number sent as a number too", async () => {
    const at = quietTime();
    const [order, id] = [await createPayable(payme.shop), newId()];
    const account = { order_id: Number(order.number) };
    expect((await payme.create(order, id, at, { account })).result).toMatchObject({ state: 1 });
    expect(await listed(at, at)).toMatchObject([{ id, account }]);
  });

  it("is answered for the largest possible times", async () => {
    expect(await listed(Number.MAX_SAFE_INTEGER - 1, Number.MAX_SAFE_INTEGER)).toEqual([]);
    expect((await listed(0, 1)).length).toBe(0);
  });
});
