import { beforeAll, describe, expect, it } from "vitest";
import { gatewayEnv } from "../../harness/gateway-settings.ts";
import type { Shop } from "../../harness/shop.ts";
import {
  readAttempts,
  toBody,
  toComplete,
  openClickClient,
  openPayable,
  toPrepare,
  type ClickClient,
  type Fields,
} from "./click-calls.ts";

let shop: Shop;
let click: ClickClient["click"];
let prepared: ClickClient["prepared"];
let states: ClickClient["states"];

beforeAll(async () => {
  ({ shop, click, prepared, states } = await openClickClient());
});

describe("Click's own checklist", () => {
  it("is answered step by step", async () => {
    const [first, second, third] = [
      await openPayable(shop),
      await openPayable(shop),
      await openPayable(shop),
    ];
    const wrongSign = "0".repeat(32);
    const refused = { error: "-5017", error_note: "Refused" };
    const codes: number[] = [];
    const step = async (reply: ReturnType<typeof click.prepare>) => {
      const { error, id } = await reply;
      codes.push(error);
      return Number(id);
    };
    const one = toPrepare(first);
    await step(click.prepare({ ...one, sign_string: wrongSign }));
    await step(click.prepare({ ...one, merchant_trans_id: "0000000000" }));
    const oneId = await step(click.prepare(one));
    await step(click.complete(toComplete(one, oneId, { sign_string: wrongSign })));
    await step(click.complete(toComplete(one, oneId, { amount: "300" })));
    expect(await step(click.complete(toComplete(one, oneId)))).toBe(oneId);
    await step(click.complete(toComplete(one, oneId)));
    await step(click.complete(toComplete(one, oneId, refused)));
    const two = toPrepare(second);
    const twoId = await step(click.prepare(two));
    await step(click.complete(toComplete(two, 999_999_999)));
    await step(click.complete(toComplete(two, twoId)));
    const three = toPrepare(third);
    const threeId = await step(click.prepare(three));
    await step(click.complete(toComplete(three, threeId, refused)));
    await step(click.complete(toComplete(three, threeId, refused)));
    await step(click.complete(toComplete(three, threeId)));
    expect(codes).toEqual([-1, -5, 0, -1, -2, 0, -4, -9, 0, -6, 0, 0, -9, -9, -9]);
    expect([await states(first), await states(second), await states(third)]).toEqual([
      ["paid"],
      ["paid"],
      ["cancelled"],
    ]);
  });
});

describe("Click's amount", () => {
  it("is compared by its value in tiyin", async () => {
    for (const amount of ["38400", "38400.0", "38400.00"]) {
      const order = await openPayable(shop, { amount: 38_400 });
      const fields = toPrepare(order, { amount });
      const { error, id } = await click.prepare(fields);
      expect([amount, error]).toEqual([amount, 0]);
      // Complete may write it differently
      expect((await click.complete(toComplete(fields, Number(id), { amount: "38400.00" }))).error).toBe(0);
    }
  });

  it("is -2 when it differs or is no amount", async () => {
    const order = await openPayable(shop, { amount: 38_400 });
    const wrong = [
      "38400.01",
      "38399.99",
      "384.00",
      "3840000",
      "38400.000",
      "3.84e4",
      "+38400",
      "-38400",
      "0",
    ];
    const odd = [
      "38 400",
      "38400,00",
      "38400.",
      ".00",
      "",
      "NaN",
      "038400",
      "0x9600",
      "38400.00 ",
      "９",
      "9".repeat(30),
    ];
    for (const amount of [...wrong, ...odd]) {
      expect([amount, (await click.prepare(toPrepare(order, { amount }))).error]).toEqual([amount, -2]);
    }
    expect(await readAttempts(shop, order)).toEqual([]);
  });

  it("is checked again at Complete", async () => {
    const { order, fields, id } = await prepared();
    for (const amount of ["5000.01", "4999.99", "500000", "5e3"]) {
      expect((await click.complete(toComplete(fields, id, { amount }))).error).toBe(-2);
    }
    expect(await states(order)).toEqual(["open"]);
  });
});

describe("all calls of Click", () => {
  it("are stored with their answers and without signatures", async () => {
    const { order, fields, id } = await prepared();
    await click.complete(toComplete(fields, id));
    const { rows } = await shop.db.query<{ call: string; request: Fields; answer: string }>(
      "select call, request, answer from payment_event where order_id = $1 order by created_at",
      [order.id],
    );
    expect(rows.map(({ call }) => call)).toEqual(["prepare", "complete"]);
    // a signed call is Click's, whatever it requests
    expect((await click.prepare(toPrepare(order, { action: "2" }))).error).toBe(-3);
    const { rows: stored } = await shop.db.query(
      "select 1 from payment_event where gateway = 'click' and order_id is null and request->>'merchant_trans_id' = $1",
      [order.number],
    );
    expect(stored).toHaveLength(1);
    const { rows: all } = await shop.db.query<{ text: string }>(
      "select string_agg(request::text || answer::text, ' ') as text from payment_event",
    );
    const signatures = [toBody(fields), toBody(toComplete(fields, id))].map((body) => body.slice(-32));
    for (const secret of [...signatures, gatewayEnv.CLICK_SECRET_KEY]) {
      expect(all[0]?.text).not.toContain(secret);
      expect(shop.commerce.output()).not.toContain(secret);
    }
  });

  it("cannot fill the table of events when they are forged", async () => {
    const fields = toPrepare(await openPayable(shop));
    const count = async () => {
      const sql = "select count(*)::int as n from payment_event where gateway = 'click' and order_id is null";
      return (await shop.db.query<{ n: number }>(sql)).rows[0]?.n ?? 0;
    };
    const before = await count();
    for (let n = 0; n < 10; n += 1) {
      expect((await click.prepare({ ...fields, sign_string: "0".repeat(32) })).error).toBe(-1);
      expect((await click.prepare({ ...fields, service_id: "12346" })).error).toBe(-8);
      expect((await click.raw("complete", "a=1")).error).toBe(-8);
    }
    expect((await count()) - before).toBeLessThan(3);
  });

  it("take few statements", async () => {
    const order = await openPayable(shop);
    const fields = toPrepare(order);
    const counted = async <T>(what: string, job: () => Promise<T>) => {
      await shop.commerce.run("../../http/payments/inside/count-sql.ts", { begin: true });
      const result = await job();
      const statements = await shop.commerce.run<string[]>("../../http/payments/inside/count-sql.ts");
      process.stdout.write(`Click ${what}: ${statements.length} SQL statements\n`);
      expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(12);
      expect(statements.length).toBeGreaterThan(2);
      return result;
    };
    const { id } = await counted("Prepare", () => click.prepare(fields));
    await counted("Prepare again", () => click.prepare(fields));
    await counted("Complete", () => click.complete(toComplete(fields, Number(id))));
    await counted("Complete again", () => click.complete(toComplete(fields, Number(id))));
  });

  it("are answered -7 when the ledger is unavailable, and their repeat is booked", async () => {
    const { fields, id } = await prepared();
    await shop.db.query("alter table payment_due rename to payment_due_away");
    try {
      expect(await click.complete(toComplete(fields, id))).toMatchObject({ status: 200, error: -7 });
    } finally {
      await shop.db.query("alter table payment_due_away rename to payment_due");
    }
    expect(await click.complete(toComplete(fields, id))).toMatchObject({ error: 0 });
  });
});
