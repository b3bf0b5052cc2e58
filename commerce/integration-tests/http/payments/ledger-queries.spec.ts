import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Plan } from "../../harness/rows-read.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import type { KnownRows, LedgerStatement } from "../../harness/payments/inside/ledger-statements.ts";
import { emptyLedger, fillLedger } from "../../harness/payments/many-payments.ts";
import { createPaymeClient, createPayable, newId, type Answered } from "./payme-client.ts";

/** How long a gateway waits for an answer, and the ledger for a row. */
const PATIENCE_MS = 8000;
const AT_ONCE = 40;

/** Rows that a statement may read: lists have a few hundred, a day's lists some more. */
const MOST_ROWS = 500;

let shop: Shop;

beforeAll(async () => {
  shop = await sharedShop("payments");
});

/** The parts of a plan that read a whole table or too many rows. */
function longReads({ Plans = [], ...node }: Plan): string[] {
  const each = (node["Actual Rows"] ?? 0) + (node["Rows Removed by Filter"] ?? 0);
  const rows = each * (node["Actual Loops"] ?? 0);
  const isLong = node["Node Type"] === "Seq Scan" || rows > MOST_ROWS;
  const name = `${node["Node Type"]} ${node["Relation Name"] ?? ""}: ${rows} rows`;
  return [...(isLong ? [name] : []), ...Plans.flatMap(longReads)];
}

/** The plan of a statement; its changes are rolled back. */
async function readPlan({ text, values }: LedgerStatement): Promise<Plan> {
  const client = await shop.db.connect();
  try {
    await client.query("begin");
    const how = text.trimStart().startsWith("insert") ? "" : "analyze, ";
    const sql = `explain (${how}format json) ${text}`;
    const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(sql, values);
    return rows[0]!["QUERY PLAN"][0].Plan;
  } finally {
    await client.query("rollback");
    client.release();
  }
}

describe("more ledger calls than connections", () => {
  /** Makes the calls at once; returns their codes and the time of the slowest. */
  async function rush(make: (at: number) => Promise<Answered>) {
    const started = Date.now();
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => make(at)));
    return { codes: new Set(answers.map(({ error }) => error?.code ?? 0)), took: Date.now() - started };
  }

  const quick = (codes: number[]) => ({ codes: new Set(codes), took: expect.toSatisfy(isQuick) as number });
  const isQuick = (took: number) => took < PATIENCE_MS;

  it("for different orders do not wait for each other", async () => {
    const payme = createPaymeClient(shop);
    const orders = await Promise.all(Array.from({ length: AT_ONCE }, () => createPayable(shop)));
    const ids = orders.map(() => newId());
    expect(await rush((at) => payme.check(orders[at]!))).toEqual(quick([0]));
    expect(await rush((at) => payme.create(orders[at]!, ids[at]!, Date.now()))).toEqual(quick([0]));
    expect(await rush((at) => payme.look(ids[at]!))).toEqual(quick([0]));
    expect(await rush((at) => payme.cancel(ids[at]!, 3))).toEqual(quick([0]));
  });

  it("for one order are handled one after another", async () => {
    const payme = createPaymeClient(shop);
    const order = await createPayable(shop);
    const [id, time] = [newId(), Date.now()];
    expect(await rush(() => payme.create(order, id, time))).toEqual(quick([0]));
    expect(await rush((at) => (at % 2 ? payme.check(order) : payme.look(id)))).toEqual(quick([0, -31008]));
    expect(await rush(() => payme.cancel(id, 3))).toEqual(quick([0]));
  });

  it("for no order are refused", async () => {
    const payme = createPaymeClient(shop);
    const nobodys = { ...(await createPayable(shop)), account: { order_id: "0000000000" } };
    expect(await rush(() => payme.check(nobodys))).toEqual(quick([-31050]));
    expect(await rush(() => payme.create(nobodys, newId(), Date.now()))).toEqual(quick([-31050]));
    expect(await rush(() => payme.perform(newId()))).toEqual(quick([-31003]));
  });

  it("for one id of Payme have one winner", async () => {
    const payme = createPaymeClient(shop);
    const orders = await Promise.all(Array.from({ length: AT_ONCE }, () => createPayable(shop)));
    const [id, time] = [newId(), Date.now()];
    expect(await rush((at) => payme.create(orders[at]!, id, time))).toEqual(quick([0, -31008]));
  });
});

describe("the ledger after a year", () => {
  let known: KnownRows;

  beforeAll(async () => {
    known = await fillLedger(shop.db);
  });
  // other specs read whole days
  afterAll(() => emptyLedger(shop.db));

  it("reads no whole table and not many rows in any statement", async () => {
    const statements = await shop.commerce.run<LedgerStatement[]>(
      "../payments/inside/ledger-statements.ts",
      known,
    );
    expect(statements.length).toBeGreaterThan(30);
    const slow: Record<string, string[]> = {};
    for (const statement of statements) {
      const long = longReads(await readPlan(statement));
      if (long.length > 0) slow[`${statement.call}: ${statement.text}`] = long;
    }
    expect(slow).toEqual({});
  });
});
