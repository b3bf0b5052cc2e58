import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { hurryAfterDeath, missDeadWorkers } from "../../harness/dead-workers.ts";
import { untilHanging, whileHanging } from "../../harness/hang-writes.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { until } from "../../harness/until.ts";
import { administeredOrderCalls, pick } from "../orders/administered-order-calls.ts";
import { order } from "../parcels/parcel-calls.ts";
import { shopCalls, type Person } from "../shops/shop-calls.ts";
import { confirm } from "../users/people.ts";
import { jobCalls, type JobCalls } from "./job-calls.ts";

let jobs: JobCalls;
let orders: ReturnType<typeof administeredOrderCalls>;
let buyer: Person;

// a token of its own for each test
beforeEach(async () => {
  const shop = await sharedShop("orders");
  jobs = await jobCalls(shop);
  orders = administeredOrderCalls(shop, jobs.boss.confirmed);
  buyer = await shopCalls(shop).people.join();
});
afterAll(async () => expect(await brokenRules(jobs.shop.db)).toEqual({}));

/** Ids of the parcels of a new order. */
async function placed(quantities: Record<string, number> = { ring: 1 }, other: object = {}) {
  const { parcels } = await order(jobs.shop, buyer, quantities, other);
  return parcels.map(({ id }) => id);
}

async function done(body: object) {
  const { status, body: answer } = await jobs.start(body);
  expect([status, answer.code]).toEqual([201, undefined]);
  return jobs.reach(answer.job.id, "done");
}

const statuses = (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await orders.read(id)).status));
const codes = async (id: string) =>
  (await jobs.rows(id)).rows.map(({ state, code }) => (code === null ? state : code));

describe("steps of many parcels", () => {
  it("are those of single parcels, each with its entry in the log", async () => {
    const ids = [...(await placed()), ...(await placed({ ring: 1, watch: 1 }))];
    for (const [kind, status] of [
      ["confirm_parcels", "confirmed"],
      ["pack_parcels", "processing"],
      ["ship_parcels", "shipped"],
    ] as const) {
      const job = await done({ kind, filter: { buyer: buyer.id }, count: ids.length });
      expect(job).toMatchObject({ total: ids.length, done: ids.length, failed: 0, undoUntil: null });
      expect(await statuses(ids)).toEqual(ids.map(() => status));
      expect((await jobs.undo(job.id)).body.code).toBe("job_not_undoable");
    }
    expect(await jobs.acts(ids)).toEqual(ids.map(() => 3));
    const { rows } = await jobs.shop.db.query("select distinct action from admin_audit where subject = $1", [
      ids[0],
    ]);
    expect(rows).toEqual([{ action: "POST /admin/orders/{id}/status" }]);
  });

  it("say of each parcel that may not take them why", async () => {
    const [fresh, unpaid, cancelled, ahead, same] = [
      (await placed())[0]!,
      (await placed({ ring: 1 }, { paymentMethod: "click" }))[0]!,
      (await placed())[0]!,
      (await placed())[0]!,
      (await placed())[0]!,
    ];
    await orders.cancel(cancelled);
    for (const status of ["confirmed", "processing"]) await orders.step(ahead, { status });
    await orders.step(same, { status: "confirmed" });
    const ids = [fresh, unpaid, cancelled, ahead, same, "selord_none"];
    const job = await done({ kind: "confirm_parcels", ids });
    expect(await codes(job.id)).toEqual([
      "done",
      "awaiting_payment",
      "parcel_cancelled",
      "parcel_ahead",
      "unchanged",
      "not_found",
    ]);
    const early = await done({ kind: "ship_parcels", ids: [fresh] });
    expect(await codes(early.id)).toEqual(["parcel_behind"]);
    expect(await statuses([fresh])).toEqual(["confirmed"]);
  });

  it("are taken once, also after the process was killed", async () => {
    const { shop } = jobs;
    const ids = [...(await placed()), ...(await placed()), ...(await placed())];
    let id = "";
    await whileHanging(
      shop.db,
      "update on admin_job_row",
      async () => {
        id = (await jobs.start({ kind: "confirm_parcels", ids })).body.job.id;
        await untilHanging(shop.db, 1);
        await shop.kill();
      },
      `new.state = 'done' and new.object_id = '${ids[1]}'`,
    );
    await hurryAfterDeath(shop.db);
    await missDeadWorkers(shop.db);
    shop.commerce = await shop.start();
    expect(await jobs.reach(id, "done")).toMatchObject({ done: 3, failed: 0, unchanged: 0 });
    expect(await jobs.acts(ids)).toEqual([1, 1, 1]);
  });
});

describe("a note about many orders", () => {
  it("is added once to each order, and its text is not in the log", async () => {
    const ids = [...(await placed({ ring: 1, watch: 1 })), ...(await placed())];
    const text = `Позвонить ${buyer.mark}`;
    const job = await done({ kind: "note_parcels", ids, text });
    // two parcels are of one order
    expect(job).toMatchObject({ total: 3, done: 2, unchanged: 1, failed: 0, text });
    for (const id of ids)
      expect((await orders.read(id)).notes.map((note) => [note.text, note.author !== null])).toEqual([
        [text, true],
      ]);
    const { rowCount } = await jobs.shop.db.query(
      "select 1 from admin_audit where concat(said, reason, before, after, result) like '%' || $1 || '%'",
      [text],
    );
    expect(rowCount).toBe(0);
  });

  it("is deleted with the buyer's account", async () => {
    const ids = await placed();
    await orders.cancel(ids[0]!);
    const job = await done({ kind: "note_parcels", ids, text: "Позвонить" });
    expect((await jobs.users.remove(jobs.boss.confirmed, buyer.id)).status).toBe(200);
    expect((await jobs.read(job.id)).text).toBeNull();
  });

  it("is not added without its text, or to another act", async () => {
    const ids = ["selord_none"];
    for (const body of [
      { kind: "note_parcels", ids },
      { kind: "note_parcels", ids, text: " " },
      { kind: "confirm_parcels", ids, text: "Позвонить" },
    ])
      expect((await jobs.start(body)).body.code).toBe("invalid_data");
  });
});

describe("mails about many orders", () => {
  const notifications = async (id: string) =>
    pick((await orders.timeline(id, "?limit=100")).body.events, "notification");

  it("are the latest of each order, once, to buyers with a confirmed address", async () => {
    const [mailed, twin] = (await placed({ ring: 1, watch: 1 })) as [string, string];
    await until("the mail of the order", async () => (await notifications(mailed))[0]?.mail?.sentAt ?? null);
    const ids = [mailed, twin];
    const job = await done({ kind: "mail_parcels", ids });
    expect(await codes(job.id)).toEqual(["done", "unchanged"]);
    expect((await notifications(mailed)).map(({ repeats }) => repeats.length)).toEqual([1]);
    await confirm(jobs.shop, buyer.id, false);
    const refused = await done({ kind: "mail_parcels", ids: [mailed] });
    expect(await codes(refused.id)).toEqual(["buyer_unreachable"]);
  });
});

it("an administrator who may not make the single acts may not start them", async () => {
  const { token } = await jobs.users.administrator("content");
  for (const body of [
    { kind: "confirm_parcels", ids: ["selord_none"] },
    { kind: "note_parcels", ids: ["selord_none"], text: "Позвонить" },
    { kind: "mail_parcels", ids: ["selord_none"] },
  ])
    expect((await jobs.start(body, { token })).body.code).toBe("rank_required");
});
