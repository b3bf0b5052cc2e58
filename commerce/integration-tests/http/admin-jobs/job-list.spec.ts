import { randomUUID } from "node:crypto";
import type { AdminJob } from "@bezak/contract/admin-jobs.ts";
import { jobKindNames } from "@bezak/contract/job-kinds.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readCsv } from "../../../src/product-import/table/read-csv.ts";
import { filterJobs, type JobFilter } from "../../../src/workflows/admin-job/filter-jobs.ts";
import { followCursors } from "../../harness/follow-cursors.ts";
import { readPlan } from "../../harness/rows-read.ts";
import { testEnvironment } from "../../harness/settings.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { readCells } from "../imports/table-files.ts";
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
      [`job_${id}${mark}`, kind, status, adminId, reason, note, at],
    );
  await jobs.shop.db.query(
    `insert into admin_job_row (id, job_id, place, object_id, state, code)
     select $1 || ':' || place, $1, place, object, state, code from (values
       (1, $2, 'done', null), (2, '=gone', 'failed', 'not_found'), (3, 'cus_none', 'begun', null),
       (4, 'cus_other', 'failed', 'administrator_alone')) as made(place, object, state, code)`,
    [`job_c${mark}`, other.id],
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
  return own.map(({ id }) => id.slice("job_".length, -mark.length)).join("");
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

it("is followed by cursors, also the rows of a job", async () => {
  const read =
    <Page>(path: string) =>
    async (after: Record<string, string>) =>
      (await jobs.call<Page>("GET", `${path}?${new URLSearchParams(after)}`)).body;
  type Jobs = { jobs: AdminJob[]; next: string | null };
  const whole = (await jobs.call<Jobs>("GET", "?limit=4")).body;
  expect(await followCursors(read<Jobs>(""), (page) => page.jobs, 4)).toEqual(whole.jobs);
  type Rows = { rows: object[]; next: string | null };
  const path = `/job_c${mark}/rows`;
  const rows = (await jobs.call<Rows>("GET", path)).body;
  expect(rows.rows).toHaveLength(4);
  expect(await followCursors(read<Rows>(path), (page) => page.rows)).toEqual(rows.rows);
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
    // as a vacuum does
    await client.query(`select gin_clean_pending_list('"IDX_admin_job_words"')`);
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

const file = (id: string, query: string, token = jobs.boss.token) =>
  download(`${id}/rows/export?${query}`, token);

const download = (path: string, token = jobs.boss.token) =>
  fetch(`${jobs.shop.commerce.base}/admin/jobs/${path}`, {
    headers: {
      "x-commerce-secret": testEnvironment.COMMERCE_SECRET,
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });

it("saves the rows of a bulk act as a file, with why each has failed, and records that", async () => {
  const id = `job_c${mark}`;
  const all = await file(id, "format=csv&language=en");
  expect(all.status).toBe(200);
  const sheet = Buffer.from(await all.arrayBuffer());
  const [titles, ...rows] = await readCells(sheet, readCsv);
  expect(titles).toEqual(["No.", "What", "Result", "Why", "Code", "Id"]);
  expect(rows.map(([place, what, state, why, code]) => [place, what, state, why, code])).toEqual([
    ["1", `Nodira ${mark}`, "changed", "", ""],
    ["2", "", "failed", "It does not exist any more", "not_found"],
    ["3", "", "waiting", "", ""],
    ["4", "", "failed", expect.stringMatching(/^[A-Z].+/), "administrator_alone"],
  ]);
  // no spreadsheet calculates it
  expect(sheet.toString()).toMatch(/;"?'=gone/);
  const failed = await file(id, "format=csv&state=failed&language=uz");
  const cells = await readCells(Buffer.from(await failed.arrayBuffer()), readCsv);
  expect(cells.slice(1).map((row) => [row[0], row[3]])).toEqual([
    ["2", "Bu endi yoʻq"],
    ["4", expect.any(String)],
  ]);
  const { rows: acts } = await jobs.shop.db.query(
    "select action, status from admin_audit where action = 'GET /admin/jobs/{id}/rows/export' and subject = $1",
    [id],
  );
  expect(acts).toHaveLength(2);
});

it("finds rows by a part of the name of their object, in any case, and by its id", async () => {
  const id = `job_c${mark}`;
  const objects = async (query: Record<string, string>) => {
    const path = `/${id}/rows?${new URLSearchParams(query)}`;
    const { body } = await jobs.call<{ rows: { object: { id: string } }[]; count: number }>("GET", path);
    expect(body.count).toBe(body.rows.length);
    return body.rows.map(({ object }) => object.id);
  };
  const [first] = await objects({});
  expect(await objects({ q: ` NODIRA ${mark} ` })).toEqual([first]);
  expect(await objects({ q: "cus_none" })).toEqual(["cus_none"]);
  expect(await objects({ q: "cus_none", state: "failed" })).toEqual([]);
  expect([await objects({ q: "cus" }), await objects({ q: "%" })]).toEqual([[], []]);
  const cells = await readCells(
    Buffer.from(await (await file(id, "format=csv&q=cus_none")).arrayBuffer()),
    readCsv,
  );
  expect(cells.slice(1).map(([place]) => place)).toEqual(["3"]);
});

it("saves bulk acts as a file, those of the kinds that the administrator may make", async () => {
  const saved = async (query: string, token?: string) => {
    const answer = await download(`export?format=csv&language=en&${query}`, token);
    expect(answer.status).toBe(200);
    const [titles, ...rows] = await readCells(Buffer.from(await answer.arrayBuffer()), readCsv);
    const own = rows.filter((row) => row[11]?.endsWith(mark));
    return {
      titles,
      own: own.map(([what, state, , , , , , , , reason, note]) => [what, state, reason, note]),
    };
  };
  const { titles, own } = await saved("sort=oldest");
  expect(titles?.slice(0, 4)).toEqual(["What to do", "Status", "Started by", "Started"]);
  expect(own).toEqual([
    ["Hide products", "done", `Нет 100% ${mark}`, ""],
    ["Add a note to orders", "stopped", "", `Позвонить ${mark}`],
    ["Block users", "done", "Поддельные заказы", ""],
  ]);
  expect((await saved("kind=note_parcels")).own).toHaveLength(1);
  const content = await jobs.users.administrator("content");
  expect((await saved("", content.token)).own.map(([what]) => what)).toEqual(["Hide products"]);
  expect((await download("export?format=pdf")).status).toBe(400);
  expect((await download("export?format=csv", "")).status).toBe(401);
});

it("saves no rows of a bulk act that the administrator may not carry out, or that is none", async () => {
  const content = await jobs.users.administrator("content");
  for (const answer of [
    await file(`job_c${mark}`, "format=csv", content.token),
    await file("job_none", "format=csv"),
  ])
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, "job_not_found"]);
  expect((await file(`job_c${mark}`, "format=pdf")).status).toBe(400);
  expect((await file(`job_c${mark}`, "format=csv", "")).status).toBe(401);
});
