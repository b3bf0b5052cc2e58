import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { commerceDir, servingUrl, testEnvironment } from "../../harness/settings.ts";
import type { Difference } from "../../../src/workflows/payment/reconcile/difference.ts";
import { gatewayEnv, noGateways } from "../../harness/gateway-settings.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import type { Inbox } from "../inbox/inbox-calls.ts";
import { shopCalls } from "../shops/shop-calls.ts";
import { newId } from "./payme-client.ts";
import { sharedClick, type FakeClick } from "../../harness/payments/fake-click.ts";
import { hideOrders, openReconcileClient, type ReconcileClient } from "./reconcile-client.ts";

/** Invented keys in the form of real ones: they are only read. */
const liveGateways = {
  ...noGateways,
  PAYMENTS_MODE: "live",
  PAYME_MERCHANT_ID: "0123456789abcdef01234567",
  PAYME_KEY: "0123456789abcdef0123456789abcdef",
  ATMOS_STORE_ID: "1234",
  ATMOS_CONSUMER_KEY: "consumer-of-nobody",
  ATMOS_CONSUMER_SECRET: "secret-of-nobody-0123456789",
  ATMOS_API_KEY: "key-of-nobody-0123456789",
};

let shop: Shop;
let paymentClient: ReconcileClient;
let click: FakeClick;
let folder: string;
/** Click's answers about payments, by their id; other payments get an unreadable one */
const atClick = new Map<string, object>();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "bezak-statement-"));
  [shop, click] = [await sharedShop("payments"), await sharedClick()];
  paymentClient = await openReconcileClient(shop);
  click.answers(({ path }) => {
    const answer = atClick.get(path.split(`/payment/status/${gatewayEnv.CLICK_SERVICE_ID}/`)[1] ?? "");
    return answer ? { text: JSON.stringify(answer) } : { status: 500, text: "ill" };
  });
});

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  click?.beSilent();
  await hideOrders(shop, differing);
});

interface Entry {
  id: string;
  time: number;
  amount: number;
  state: number;
}

/** Payme's own GetStatement for the time of this test. */
async function statement(from: number): Promise<Entry[]> {
  const { result } = await paymentClient.payme("GetStatement", { from, to: Date.now() });
  return result?.transactions as Entry[];
}

const csv = (entries: Entry[]) =>
  ["id;time;amount;state", ...entries.map((one) => [one.id, one.time, one.amount, one.state].join(";"))].join(
    "\n",
  );

const withPayme = async (payme: string) => (await paymentClient.report({ payme })).differences;

describe("a statement of Payme", () => {
  it("agrees with the ledger as JSON and as CSV, and every difference is found", async () => {
    const from = Date.now();
    const { order, paymeId } = await paymentClient.paid({ ring: 1 });
    const { order: other, paymeId: otherId } = await paymentClient.paid({ watch: 1 });
    const transactions = await statement(from);
    const answer = JSON.stringify({ result: { transactions: transactions }, id: 1 });
    expect(await withPayme(answer)).toEqual([]);
    expect(await withPayme(csv(transactions))).toEqual([]);
    const last = transactions.at(-1)!;
    const own = { order: order.number, gateway: "payme", id: paymeId };
    const change = (id: string, changed: Partial<Entry>) =>
      withPayme(csv(transactions.map((one) => (one.id === id ? { ...one, ...changed } : one))));
    expect(await change(paymeId, { state: -2 })).toEqual([
      expect.objectContaining({
        ...own,
        code: "state_differs_at_gateway",
        states: { ledger: "paid", payme: "refunded" },
      }),
    ]);
    expect(await change(paymeId, { amount: order.totals.total * 100 + 1 })).toEqual([
      expect.objectContaining({
        ...own,
        code: "amount_differs_at_gateway",
        amounts: { ledger: order.totals.total, payme: order.totals.total + 0.01 },
      }),
    ]);
    const unknownEntry = { ...last, id: newId() };
    expect(await withPayme(csv([...transactions, unknownEntry]))).toEqual([
      expect.objectContaining({ code: "missing_in_ledger", order: null, id: unknownEntry.id }),
    ]);
    const nobodys = { ...last, id: newId(), state: -1 };
    const without = transactions.filter(({ id }) => id !== otherId);
    expect(await withPayme(csv([...without, nobodys]))).toEqual([
      expect.objectContaining({ code: "missing_at_gateway", order: other.number, id: otherId }),
    ]);
  });
});

const differing: string[] = [];

/** A Click payment of a new order in the ledger only, in this state. */
async function clickPayment(state: string, status?: number | object) {
  const order = await paymentClient.order({ ring: 1 }, "click");
  differing.push(order.id);
  const paydocId = `922337203${order.number}`;
  await shop.db.query(
    `insert into payment_attempt (id, order_id, gateway, method, external_id, amount, state, created_time, data)
     values ($1, $2, 'click', 'click', $1, 125000, $3, extract(epoch from now()) * 1000, $4)`,
    [`payatt_${order.id.slice(6)}`, order.id, state, JSON.stringify({ paydocId })],
  );
  if (typeof status === "number") {
    const reply = { error_code: 0, error_note: "ok", payment_id: paydocId, payment_status: status };
    atClick.set(paydocId, reply);
  } else if (status) atClick.set(paydocId, status);
  return { order, paydocId };
}

describe("asking Click", () => {
  /** Differences of payments since then, which are those of one test. */
  const ofClick = async (since: string) =>
    (await paymentClient.report({ click: true, since })).differences.filter(({ code }) =>
      /gateway/.test(code),
    );
  const now = () => new Date().toISOString();

  it("finds no difference when each of its payments agrees", async () => {
    const since = now();
    await clickPayment("paid", 2);
    await clickPayment("cancelled", -5);
    await clickPayment("cancelled", 0);
    await clickPayment("refunded", -99);
    await clickPayment("open", 1);
    expect(await ofClick(since)).toEqual([]);
  });

  it("finds other states, unknown payments and silence", async () => {
    const found = (code: string, { order, paydocId }: Awaited<ReturnType<typeof clickPayment>>, at: object) =>
      expect.objectContaining({ code, order: order.number, id: paydocId, gateway: "click", states: at });
    const since = now();
    const takenBack = await clickPayment("paid", -99);
    const taken = await clickPayment("cancelled", 2);
    const lost = await clickPayment("open", 2);
    const unknown = await clickPayment("paid", { error_code: -16, error_note: "no such payment" });
    await clickPayment("cancelled", { error_code: -16, error_note: "no such payment" });
    await clickPayment("paid");
    const state = "state_differs_at_gateway";
    expect(await ofClick(since)).toEqual([
      found(state, takenBack, { ledger: "paid", click: "failed or given back" }),
      found(state, taken, { ledger: "cancelled", click: "paid" }),
      found(state, lost, { ledger: "open", click: "paid" }),
      found("missing_at_gateway", unknown, { ledger: "paid", click: "no such payment" }),
      expect.objectContaining({ code: "gateway_silent", amounts: { payments: 1 } }),
    ]);
  });
});

describe("the nightly reconciliation", () => {
  it("runs once in the hour after three in Tashkent, stores its report and logs it", async () => {
    // the night after next: recent payments are at rest by then, and no timer has run for it
    const night = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const early = await paymentClient.run({ nightly: `${night}T21:30:00Z` });
    expect(early.report?.at ?? "").not.toContain(night);
    const { report } = await paymentClient.run({ nightly: `${night}T22:30:00Z` });
    expect(report?.at).toContain(night);
    expect(report?.click).toBeGreaterThan(0);
    expect(report?.differences.length).toBeGreaterThan(0);
    expect(shop.commerce.output()).toMatch(/Payments: \d+ differences? \(/);
    const again = await paymentClient.run({ nightly: `${night}T22:31:00Z` });
    expect(again.report).toEqual(report);
    // administrators are notified once
    const token = await shopCalls(shop).administrator();
    for (let round = 0; round < 2; round += 1)
      await shop.commerce.run("../../http/inbox/inside/send-notifications.ts", { catchUp: true });
    const { body } = await shop.commerce.call<Inbox>("GET", "/customer/inbox?language=en", { token });
    expect(body.notifications.filter(({ title }) => title === "Payments need checking")).toMatchObject([
      { text: expect.stringMatching(/^Other differences: \d+\. /) },
    ]);
  });
});

/** `npm run reconcile` as a process without its database start, which alone takes as long as a spec. */
function script(
  args: string[],
  settings: object = {},
): Promise<{ code: number | null; out: string; errors: string }> {
  const env = {
    ...process.env,
    ...testEnvironment,
    DATABASE_URL: servingUrl(shop.ownerUrl),
    BEZAK_FILES_DIR: inject("filesDir"),
    LOG_LEVEL: "error",
    ...settings,
  };
  const child = spawn(process.execPath, ["src/scripts/run.ts", "src/scripts/reconcile.ts", ...args], {
    cwd: commerceDir,
    env,
  });
  let [out, errors] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  return new Promise((done) => child.once("close", (code) => done({ code, out, errors })));
}

/** Recently changed orders are left out, since they may be in progress. */
async function comeToRest(): Promise<void> {
  const orders = `(select id from "order" where deleted_at is null)`;
  for (const [table, id] of [
    ["payment_due", "id"],
    ["seller_order", "order_id"],
    ["payment_attempt", "order_id"],
  ])
    await shop.db.query(
      `update ${table} set updated_at = now() - interval '1 hour' where ${id} in ${orders}`,
    );
  await shop.db.query(`update "order" set created_at = now() - interval '1 hour'`);
}

/** The command's function in the running process. */
const inside = (args: string[]) =>
  shop.commerce.run<{ code?: number; text?: string; refused?: string }>(
    "../../http/payments/inside/reconcile-command.ts",
    { args },
  );

describe("the reconcile command", () => {
  const since = ["--since", "2026-01-01"];

  it("exits with 1 and says what to do when something differs, and with 0 otherwise", async () => {
    const { order } = await paymentClient.paid({ ring: 1 });
    await hideOrders(shop, differing);
    await comeToRest();
    expect(await inside(since)).toEqual({
      code: 0,
      text: expect.stringMatching(/^\d+ orders that moved since 2025-12-31: no difference\n$/),
    });
    differing.push(order.id);
    await shop.db.query("update payment_due set amount = amount + 1 where id = $1", [order.id]);
    expect(await inside(since)).toEqual({
      code: 1,
      text: expect.stringMatching(
        new RegExp(
          `^amount_differs  order ${order.number} · payme · payatt_\\S+ · ledger 125 000 · due 125 001\n    The `,
        ),
      ),
    });
  });

  it("lists as JSON payments of live gateways without a fiscal receipt for a day, also of ATMOS", async () => {
    const [none, receipted, card] = await Promise.all([1, 2, 3].map(() => paymentClient.paid({ ring: 1 })));
    const ids = [none, receipted, card].map((one) => one?.order.id);
    await shop.db.query(
      `update payment_attempt set performed_time = extract(epoch from now() - interval '30 hours') * 1000,
         gateway = case when order_id = $2 then 'atmos' else gateway end
       where order_id = any($1)`,
      [ids, card?.order.id],
    );
    await comeToRest();
    await shop.db.query(
      `insert into fiscal_receipt (id, attempt_id, order_id, type, receipt_id, status_code, at)
       select 'fisrec_test', id, order_id, 'sale', '1', 0, now() from payment_attempt where order_id = $1`,
      [receipted?.order.id],
    );
    const { code: ended, errors, out } = await script(["--json"], liveGateways);
    expect([ended, errors]).toEqual([1, ""]);
    const { differences } = JSON.parse(out) as { differences: Difference[] };
    const missing = differences.filter(({ code }) => code === "receipt_missing");
    const numbers = missing.map(({ order, gateway }) => [order, gateway]);
    expect(numbers).toHaveLength(2);
    expect(numbers).toEqual(
      expect.arrayContaining([
        [none?.order.number, "payme"],
        [card?.order.number, "atmos"],
      ]),
    );
  });

  it("rejects what it cannot read or find with one sentence", async () => {
    const file = join(folder, "statement.csv");
    writeFileSync(file, "id;time;sum\n");
    expect(await inside(["--payme", file])).toEqual({
      refused: expect.stringMatching(/statement\.csv: The statement has no column "amount"\.$/),
    });
    expect(await inside(["--paid-out", "ordcan_x", "--by", "Ali: cash"])).toEqual({
      refused: "There is no cancellation, return or late payment ordcan_x.",
    });
  });
});
