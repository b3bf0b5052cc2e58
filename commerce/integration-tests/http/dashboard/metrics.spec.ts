import { beforeAll, expect, it } from "vitest";
import type { Shop } from "../../harness/shop.ts";
import { openRefunds } from "../payments/open-refunds.ts";
import { owedRefunds } from "../payments/owed-refunds.ts";
import { openReconcileClient, type ReconcileClient } from "../payments/reconcile-client.ts";
import { shopCalls } from "../shops/shop-calls.ts";

let shop: Shop;
let paymentClient: ReconcileClient;
let owed: ReturnType<typeof owedRefunds>;

beforeAll(async () => {
  shop = await openRefunds();
  paymentClient = await openReconcileClient(shop);
  owed = owedRefunds(shop, paymentClient, await shopCalls(shop).administrator());
});

/** Every sample, by its name and labels. */
async function read(): Promise<Map<string, number>> {
  const text = await shop.commerce.run<string>("../../http/dashboard/inside/read-metrics.ts");
  const samples = text.split("\n").filter((line) => line && !line.startsWith("#"));
  return new Map(
    samples.map((line) => [
      line.slice(0, line.lastIndexOf(" ")),
      Number(line.slice(line.lastIndexOf(" ") + 1)),
    ]),
  );
}

/** How much a reading differs from an earlier one; unchanged samples are left out. */
const since = (before: Map<string, number>, after: Map<string, number>, names: RegExp) =>
  Object.fromEntries(
    [...after]
      .filter(([name]) => names.test(name))
      .map(([name, value]) => [name, value - (before.get(name) ?? 0)] as const)
      .filter(([, change]) => change !== 0),
  );

it("counts parcels, payments and refunds that a person has to pay, by state", async () => {
  const before = await read();
  await paymentClient.paid({ ring: 1 });
  await owed.parcel();
  await owed.lateMoney();
  const after = await read();
  expect(since(before, after, /^bezak_(parcels|payments|refunds_owed)/)).toEqual({
    'bezak_parcels{status="pending"}': 2,
    'bezak_parcels{status="cancelled"}': 2,
    'bezak_payments_day{gateway="payme",state="paid"}': 2,
    'bezak_payments_open{gateway="click",state="late"}': 1,
    'bezak_refunds_owed{reason="part_of_payment"}': 1,
    'bezak_refunds_owed{reason="late_payment"}': 1,
    'bezak_refunds_owed_uzs{reason="part_of_payment"}': 100_000,
    'bezak_refunds_owed_uzs{reason="late_payment"}': 100_000,
  });
  expect(since(before, after, /^bezak_work_waiting/)).toEqual({ 'bezak_work_waiting{work="refunds"}': 2 });
  const age = after.get("bezak_refund_owed_oldest_age_seconds") ?? -1;
  const { rows } = await shop.db.query<{ age: number }>(
    "select extract(epoch from now() - min(created_at))::float8 as age from order_cancellation where refund_state = 'owed'",
  );
  expect(age).toBeGreaterThan(0);
  expect(age).toBeGreaterThanOrEqual((rows[0]?.age ?? 0) - 60);
  expect(after.get("bezak_last_order_age_seconds")).toBeLessThan(60);
  expect(after.get("bezak_database_up")).toBe(1);
});

it("counts jobs that are due with the age of the oldest, those to be repeated, and those given up", async () => {
  // no process works at this queue
  const queue = "queue-of-metrics";
  await shop.db.query(`select pgboss.create_queue($1, '{"policy":"standard"}')`, [queue]);
  try {
    await shop.db.query(
      `insert into pgboss.job (name, state, start_after) values
        ($1, 'created', now() - interval '10 minutes'), ($1, 'retry', now() - interval '1 minute'),
        ($1, 'created', now() + interval '1 hour'), ($1, 'retry', now() + interval '1 hour'), ($1, 'failed', now())`,
      [queue],
    );
    const samples = await read();
    const label = `{queue="${queue}"}`;
    expect(samples.get(`bezak_jobs_due${label}`)).toBe(2);
    expect(samples.get(`bezak_jobs_retried${label}`)).toBe(2);
    expect(samples.get(`bezak_jobs_failed${label}`)).toBe(1);
    const age = samples.get(`bezak_job_oldest_due_age_seconds${label}`);
    expect(age).toBeGreaterThanOrEqual(600);
    expect(age).toBeLessThan(660);
  } finally {
    await shop.db.query("select pgboss.delete_queue($1)", [queue]);
  }
});

it("reports a database that does not answer in time, and no figures", async () => {
  const holder = await shop.db.connect();
  try {
    await holder.query("begin; lock table inbox_mark in access exclusive mode");
    const samples = await read();
    expect(samples.get("bezak_database_up")).toBe(0);
    expect([...samples.keys()].filter((name) => name.startsWith("bezak_"))).toEqual(["bezak_database_up"]);
    expect([...samples.keys()]).toContain("process_cpu_seconds_total");
  } finally {
    await holder.query("rollback");
    holder.release();
  }
  expect((await read()).get("bezak_database_up")).toBe(1);
});
