import { beforeAll, describe, expect, it } from "vitest";
import { hurryAfterDeath, missDeadWorkers } from "../../harness/dead-workers.ts";
import { untilHanging, whileHanging } from "../../harness/hang-writes.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { applicantCalls, type Applicants } from "../applications/applicants.ts";
import { jobCalls, type JobCalls } from "./job-calls.ts";

let jobs: JobCalls;
let all: Applicants;

beforeAll(async () => {
  const shop = await sharedShop("people");
  jobs = await jobCalls(shop);
  all = await applicantCalls(shop);
});

async function applied(companyName: string, about: object = {}) {
  const person = await all.join(about);
  const { body } = await all.apply(person, { companyName });
  return { person, id: body.application.id };
}

async function done(body: object) {
  const { status, body: answer } = await jobs.start(body);
  expect([status, answer.code]).toEqual([201, undefined]);
  return jobs.reach(answer.job.id, "done");
}

async function undone(id: string) {
  const { body } = await jobs.undo(id);
  return jobs.reach(body.job.id, "done");
}

const stateOf = async (id: string) => {
  const { status, reason } = (await all.read(id)).body.application;
  return [status, reason];
};

const codes = async (job: string) => (await jobs.rows(job)).rows.map(({ code, state }) => code ?? state);

describe("many applications are", () => {
  it("approved as the single act does it, which opens a shop each, and that is not undone", async () => {
    const first = await applied("Birinchi");
    const second = await applied("Ikkinchi");
    const decided = await applied("Uchinchi");
    await all.reject(decided.id);
    const ids = [first.id, second.id, decided.id, "selapp_none"];
    const job = await done({ kind: "approve_applications", ids });
    expect(job).toMatchObject({ total: 4, done: 2, failed: 2, reasons: [], undoUntil: null });
    expect(await codes(job.id)).toEqual(["done", "done", "application_decided", "not_found"]);
    expect((await jobs.rows(job.id)).rows[0]?.object).toEqual({ id: first.id, name: "Birinchi" });
    expect((await all.shopsOf(first.person, second.person)).map(({ name }) => name).toSorted()).toEqual([
      "Birinchi",
      "Ikkinchi",
    ]);
    expect(await jobs.acts(ids)).toEqual([1, 1, 1, 0]);
    expect((await jobs.undo(job.id)).body.code).toBe("job_not_undoable");
    const again = await done({ kind: "approve_applications", ids: [first.id] });
    expect(again).toMatchObject({ done: 0, unchanged: 1 });
  });

  it("rejected with reasons that each person reads in a language of their own", async () => {
    const name = `Отказ ${Math.random().toString(36).slice(2, 10)}`;
    const russian = await applied(name, { language: "ru" });
    const english = await applied(name, { language: "en" });
    await applied(name);
    const body = { kind: "reject_applications", filter: { q: name, status: "pending" }, count: 3 };
    const given = { reasons: ["no_documents", "unreachable"], reason: "Ждём вас снова" };
    const job = await done({ ...body, ...given });
    expect(job).toMatchObject({ total: 3, done: 3, failed: 0, ...given });
    expect(await stateOf(russian.id)).toEqual([
      "rejected",
      "не подтверждена регистрация бизнеса; не удалось связаться с вами; Ждём вас снова",
    ]);
    expect(await stateOf(english.id)).toEqual([
      "rejected",
      "the registration of the business is not confirmed; we could not reach you; Ждём вас снова",
    ]);
    expect(await jobs.acts([russian.id, english.id])).toEqual([1, 1]);
  });

  it("not rejected without a reason, or with one of another list", async () => {
    const ids = ["selapp_none"];
    const start = async (given: object) => {
      const { status, body } = await jobs.start({ kind: "reject_applications", ids, ...given });
      return [status, body.code];
    };
    const refused = [400, "invalid_data"];
    expect(await start({})).toEqual(refused);
    expect(await start({ reasons: [] })).toEqual(refused);
    expect(await start({ reasons: ["wrong_name"] })).toEqual(refused);
    expect(await start({ reasons: ["unreachable", "unreachable"] })).toEqual(refused);
    expect(await start({ reason: "я".repeat(251) })).toEqual(refused);
    expect(await start({ kind: "approve_applications", reasons: ["unreachable"] })).toEqual(refused);
    expect(await start({ kind: "reject_reviews", reason: "Реклама", reasons: ["off_topic"] })).toEqual(
      refused,
    );
    const support = await jobs.users.administrator("support");
    const body = { kind: "approve_applications", ids };
    expect((await jobs.start(body, { token: support.token })).body.code).toBe("rank_required");
  });
});

describe("an undo of many rejections", () => {
  it("makes the applications wait again, unless their applicants have applied again or somebody decided", async () => {
    const waits = await applied("Ждёт");
    const applies = await applied("Подаёт снова");
    const opens = await applied("Открыла магазин");
    const gone = await applied("Ушла");
    const ids = [waits.id, applies.id, opens.id, gone.id];
    const job = await done({ kind: "reject_applications", ids, reasons: ["few_details"] });
    await all.apply(applies.person);
    await all.approve((await all.apply(opens.person, { companyName: "Olti" })).body.application.id);
    await jobs.shop.db.query("update customer set deleted_at = now() where id = $1", [gone.person.id]);
    const undo = await undone(job.id);
    expect(await codes(undo.id)).toEqual(["done", "changed_since", "changed_since", "changed_since"]);
    expect(await stateOf(waits.id)).toEqual(["pending", null]);
    expect(await all.state(waits.person)).toMatchObject({ canApply: false });
    const { rows } = await jobs.shop.db.query(
      "select undone_at is not null as undone from moderation_decision where item_id = any($1) order by 1",
      [[waits.id, applies.id]],
    );
    expect(rows).toEqual([{ undone: false }, { undone: true }]);
    expect(await stateOf(applies.id)).toEqual(["rejected", "мало сведений о том, что вы продаёте"]);
  });
});

it("applications are decided once each, also after the process was killed at two of them", async () => {
  const { shop } = jobs;
  const people = [];
  for (const name of ["Bir", "Ikki", "Uch", "Besh"]) people.push(await applied(name));
  const ids = people.map(({ id }) => id);
  const approved = ids.slice(0, 2);
  const rejected = ids.slice(2);
  const started: string[] = [];
  await whileHanging(
    shop.db,
    "update on admin_job_row",
    async () => {
      for (const body of [
        { kind: "approve_applications", ids: approved },
        { kind: "reject_applications", ids: rejected, reasons: ["unreachable"] },
      ])
        started.push((await jobs.start(body)).body.job.id);
      await untilHanging(shop.db, 2);
      await shop.kill();
    },
    `new.state = 'done' and new.object_id in ('${approved[0]}', '${rejected[0]}')`,
  );
  await hurryAfterDeath(shop.db);
  await missDeadWorkers(shop.db);
  shop.commerce = await shop.start();
  for (const id of started)
    expect(await jobs.reach(id, "done")).toMatchObject({ done: 2, failed: 0, unchanged: 0 });
  expect(await jobs.acts(ids)).toEqual([1, 1, 1, 1]);
  const { rows } = await shop.db.query(
    "select outcome, count(*)::int from moderation_decision where item_id = any($1) group by 1 order by 1",
    [ids],
  );
  expect(rows).toEqual([
    { outcome: "approved", count: 2 },
    { outcome: "rejected", count: 2 },
  ]);
  expect(await all.shopsOf(...people.map(({ person }) => person))).toHaveLength(2);
});
