import { randomUUID } from "node:crypto";
import type { AdminJob } from "@bezak/contract/admin-jobs.ts";
import { jobKindNames } from "@bezak/contract/job-kinds.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { filterJobs, type JobFilter } from "../../../src/workflows/admin-job/filter-jobs.ts";
import { readPlan } from "../../harness/rows-read.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { jobCalls, type JobCalls } from "./job-calls.ts";

const mark = randomUUID().slice(0, 8);
let jobs: JobCalls;

beforeAll(async () => {
  jobs = await jobCalls(await sharedShop("people"));
  const other = await jobs.users.administrator("manager");
  await jobs.shop.db.query(`update "user" set first_name = $2 where id = $1`, [other.id, `Nodira ${mark}`]);
  const made = [
    ["a", "hide_products", "done", jobs.boss.id, `Нет 100% ${mark}`, null],
    ["b", "note_parcels", "cancelled", jobs.boss.id, null, `Позвонить ${mark}`],
    ["c", "block_users", "done", other.id, "Поддельные заказы", null],
  ];
  for (const [at, [id, kind, status, adminId, reason, note]] of made.entries())
    await jobs.shop.db.query(
      `insert into admin_job (id, kind, status, admin_id, reason, note, total, finished_at, created_at)
       values ($1, $2, $3, $4, $5, $6, 3, now(), now() + $7 * interval '1 minute')`,
      [`${id}${mark}`, kind, status, adminId, reason, note, at],
    );
  await jobs.shop.db.query(
    `insert into admin_job_row (id, job_id, place, object_id, state, code)
     select $1 || ':' || place, $1, place, object, state, code from (values
       (1, $2, 'done', null), (2, '=gone', 'failed', 'not_found'), (3, 'cus_none', 'begun', null),
       (4, 'cus_other', 'failed', 'administrator_alone')) as made(place, object, state, code)`,
    [`c${mark}`, other.id],
  );
});
afterAll(async () => {
  await jobs.shop.db.query("delete from admin_job_row where job_id like '%' || $1", [mark]);
  await jobs.shop.db.query("delete from admin_job where id like '%' || $1", [mark]);
});

async function found(query: Record<string, string>, token = jobs.boss.token): Promise<string> {
  const path = `?${new URLSearchParams({ limit: "100", ...query })}`;
  const { status, body } = await jobs.call<{ jobs: AdminJob[] }>("GET", path, { token });
  expect(status).toBe(200);
  const own = body.jobs.filter(({ id }) => id.endsWith(mark));
  return own.map(({ id }) => id.slice(0, -mark.length)).join("");
}

it("lists bulk acts in both orders, by kind and status", async () => {
  expect(await found({})).toBe("cba");
  expect(await found({ sort: "oldest" })).toBe("abc");
  expect(await found({ kind: "note_parcels" })).toBe("b");
  expect(await found({ status: "done", sort: "oldest" })).toBe("ac");
  expect(await found({ own: "true" })).toBe("ba");
  for (const query of ["?sort=name", "?kind=delete_users", `?q=${"a".repeat(101)}`])
    expect((await jobs.call("GET", query)).body.code).toBe("invalid_query");
});

it("finds them by reason, note and administrator, as they are written", async () => {
  expect(await found({ q: ` НЕТ 100% ${mark} ` })).toBe("a");
  expect(await found({ q: `нет%${mark}` })).toBe("");
  expect(await found({ q: `позвонить ${mark}` })).toBe("b");
  expect(await found({ q: `nodira ${mark}` })).toBe("c");
  expect(await found({ q: jobs.boss.email, sort: "oldest" })).toBe("ab");
  expect(await found({ q: mark, kind: "hide_products" })).toBe("a");
});

it("finds only kinds that the administrator may carry out", async () => {
  const content = await jobs.users.administrator("content");
  expect(await found({ q: mark }, content.token)).toBe("a");
  expect(await found({ q: mark, kind: "block_users" }, content.token)).toBe("");
});

it("is read from indexes, in both orders and by its search", async () => {
  const client = await jobs.shop.db.connect();
  try {
    await client.query("begin");
    await client.query(
      `insert into admin_job (id, kind, status, admin_id, reason, total, finished_at, created_at)
       select 'many' || n, 'hide_products', 'done', 'user_' || n % 50, 'Нет сертификата ' || n, 1, now(),
         now() - n * interval '1 minute' from generate_series(1, 20000) n`,
    );
    await client.query("analyze admin_job");
    const plan = (filter: JobFilter, direction: string) => {
      const { where, values } = filterJobs({ kinds: jobKindNames, adminId: "user_1" }, filter);
      const by = `order by job.created_at ${direction}, job.id ${direction}`;
      return readPlan(client, { sql: `select id from admin_job job where ${where} ${by} limit 20`, values });
    };
    for (const direction of ["asc", "desc"]) {
      expect(await plan({}, direction)).toMatch(/using "IDX_admin_job_created_at_id"/);
      expect(await plan({ own: true }, direction)).toMatch(/using "IDX_admin_job_admin_id_created_at_id"/);
      const searched = await plan({ q: "сертификата 19999" }, direction);
      expect(searched).toMatch(/on "IDX_admin_job_words"/);
      expect(searched).not.toMatch(/Seq Scan on admin_job/);
    }
  } finally {
    await client.query("rollback");
    client.release();
  }
});
