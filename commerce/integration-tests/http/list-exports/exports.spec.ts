import { randomUUID } from "node:crypto";
import { languages } from "@bezak/contract/languages.ts";
import { limits } from "@bezak/contract/limits.ts";
import { listExportRoutes } from "@bezak/contract/list-exports.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readCsv } from "../../../src/product-import/table/read-csv.ts";
import { readXlsx } from "../../../src/product-import/table/read-xlsx.ts";
import { testEnvironment } from "../../harness/settings.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { deliver, placePaid } from "../../harness/paid-orders.ts";
import { createBuyer, type Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { auditCalls } from "../audit/audit-calls.ts";
import { readCells } from "../imports/table-files.ts";

let shop: Shop;
let audit: Awaited<ReturnType<typeof auditCalls>>;
/** of a shop with entries */
let shopId: string;
const mark = `x${randomUUID().slice(0, 8)}`;
const jobId = `job_${mark}`;

beforeAll(async () => {
  shop = await sharedShop("people");
  audit = await auditCalls(shop);
  await shop.db.query(
    `insert into contact_message (id, number, topic, name, email, message, language, status, created_at,
       idempotency_key, body_hash)
     select 'cmsg_' || $1 || n, (10000000 + n)::text, 'order', $1 || ' ' || n, n || '@example.uz',
       case n when 1 then '=HYPERLINK("http://example.uz"); "x"' when 2 then '+998901112233' else 'Письмо ' || n end,
       'ru', case n when 3 then 'closed' else 'new' end, now() - n * interval '1 minute', $1 || n, ''
     from generate_series(1, 600) n order by md5(n::text)`,
    [mark],
  );
  const order = await placePaid(shop, await createBuyer(shop.commerce), { ring: 1 });
  await deliver(shop, order, new Date());
  shopId = await until("the delivery to be booked", async () => {
    const { rows } = await shop.db.query<{ seller_id: string }>(
      `select e.seller_id from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
       where e.account = 'seller' and t.order_id = $1`,
      [order.id],
    );
    return rows[0]?.seller_id ?? null;
  });
  await shop.db.query(
    `insert into adjustment_request (id, key, seller_id, amount, note, asked_by)
     select 'adjreq_' || $1, $1, id, -20000000, 'Ошибка', $2 from seller order by id limit 1`,
    [mark, audit.adminId],
  );
  await shop.db.query(
    `insert into marketplace_cash (id, seller_id, number, amount, items, delivered_at)
     select 'sord_' || $1, id, '1000000000-9', 5000, '[]', now() from seller order by id limit 1`,
    [mark],
  );
  await shop.db.query(
    `insert into admin_job (id, kind, status, admin_id, reason, total, finished_at)
     values ($1, 'hide_products', 'done', $2, 'Нет сертификата', 2, now())`,
    [jobId, audit.adminId],
  );
  await shop.db.query(
    `insert into admin_job_row (id, job_id, place, object_id, state, code)
     select $1 || ':' || place, $1, place, 'prod_' || place, state, code
     from (values (1, 'done', null), (2, 'failed', 'product_not_found')) as made(place, state, code)`,
    [jobId],
  );
});

afterAll(async () => {
  await shop.db.query("delete from admin_job_row where job_id = $1", [jobId]);
  await shop.db.query("delete from admin_job where id = $1", [jobId]);
});

const toPath = (path: string) => path.replace("{id}", path.startsWith("/admin/jobs") ? jobId : shopId);

// tables of figures are in figures.spec.ts
const { exportFigures: _, ...listRoutes } = listExportRoutes;

const lists = Object.entries(listRoutes).map(([name, { forward }]) => ({
  name,
  path: forward.path,
  list: forward.path.replace("/export", ""),
}));

/** Of the rows of a list; commission rules and the team have no pages. */
const countRows = ({ count, rules, administrators = [], invitations = [] }: ListBody) =>
  count ?? (rules ?? [...administrators, ...invitations]).length;

interface ListBody {
  count?: number;
  rules?: object[];
  administrators?: object[];
  invitations?: object[];
}

async function save(path: string, query: Record<string, string> = {}, token = audit.token) {
  const answer = await fetch(`${shop.commerce.base}${toPath(path)}?${new URLSearchParams(query)}`, {
    headers: {
      "x-commerce-secret": testEnvironment.COMMERCE_SECRET,
      "x-request-id": randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, bytes };
}

const messages = (query: Record<string, string>) => save("/admin/contact-messages/export", query);

describe("the export of a list", () => {
  it.each(lists)("$name has every row of its list, in both formats", async ({ path, list }) => {
    const { body } = await audit.call<ListBody>("GET", `${toPath(list)}?limit=1`);
    const count = countRows(body);
    const [csv, xlsx] = await Promise.all([save(path), save(path, { format: "xlsx" })]);
    const rows = [await readCells(csv.bytes, readCsv), await readCells(xlsx.bytes, readXlsx)];
    expect([csv.status, xlsx.status]).toEqual([200, 200]);
    expect(rows.map(({ length }) => length - 1)).toEqual([count, count]);
    const today = new Intl.DateTimeFormat("sv", { timeZone: "Asia/Tashkent" }).format();
    for (const [format, { headers }] of Object.entries({ csv, xlsx }))
      expect(headers.get("content-disposition")).toMatch(
        new RegExp(`^attachment; filename="bezak-[a-z-]+-${today}\\.${format}"$`),
      );
  });

  it.each(lists)("$name has headings in every language", async ({ path }) => {
    const heads = languages.map(async (language) => {
      const { bytes } = await save(path, { language });
      return bytes.toString().split("\r\n")[0] ?? "";
    });
    const [ru = "", ...others] = await Promise.all(heads);
    expect(ru).toMatch(/^\uFEFF.*[а-яё]/i);
    for (const head of others) {
      expect(head).not.toMatch(/[а-яё]/i);
      expect(head.split(";")).toHaveLength(ru.split(";").length);
    }
    expect(new Set([ru, ...others]).size).toBe(3);
  });

  it("has what the filters find, each row once and in the list's order", async () => {
    const { bytes } = await messages({ q: mark, status: "new" });
    const [, ...rows] = await readCells(bytes, readCsv);
    const names = Array.from({ length: 600 }, (_, at) => `${mark} ${at + 1}`).filter((_, at) => at !== 2);
    expect(rows.map((cells) => cells[2])).toEqual(names);
  });

  it("follows the sort of the list", async () => {
    const query = { role: "admin" };
    const idsOf = async (sort: string) =>
      (await readCells((await save("/admin/users/export", { ...query, sort })).bytes, readCsv))
        .slice(1)
        .map(([id]) => id);
    const newest = await idsOf("newest");
    expect(newest.length).toBeGreaterThan(0);
    expect(await idsOf("oldest")).toEqual(newest.toReversed());
  });

  it("makes no formula of what people wrote", async () => {
    const csv = (await messages({ q: `${mark} 1` })).bytes.toString();
    expect(csv).toContain(`;"'=HYPERLINK(""http://example.uz""); ""x""";`);
    expect((await messages({ q: `${mark} 2` })).bytes.toString()).toContain(";'+998901112233;");
    const { bytes } = await messages({ q: `${mark} 1`, format: "xlsx" });
    // read as the text of a cell, not as the value of a formula
    expect((await readCells(bytes, readXlsx))[1]).toContain('=HYPERLINK("http://example.uz"); "x"');
  });

  it("writes a negative sum as a number", async () => {
    const { bytes } = await save("/admin/adjustments/export", { status: "waiting" });
    expect(bytes.toString()).toMatch(new RegExp(`adjreq_${mark};[^;]+;-20000000;Ошибка;`));
  });

  it("of a shop's entries has those of a type, and sums up to the balance without one", async () => {
    const path = "/admin/sellers/{id}/finance/entries/export";
    const amounts = async (query: Record<string, string>) =>
      (await readCells((await save(path, query)).bytes, readCsv)).slice(1).map((cells) => Number(cells[4]));
    const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
    const { body } = await audit.call<{ money: { finance: { balance: number } } }>(
      "GET",
      toPath("/admin/sellers/{id}/finance"),
    );
    expect(sum(await amounts({}))).toBe(body.money.finance.balance);
    const commission = await amounts({ type: "commission" });
    expect(commission.length).toBeGreaterThan(0);
    expect(commission.every((amount) => amount < 0)).toBe(true);
    const { rows } = await shop.db.query<{ sum: string }>(
      "select sum(amount) from ledger_entry where account = 'seller' and seller_id = $1 and type = 'commission'",
      [shopId],
    );
    expect(sum(commission)).toBe(Number(rows[0]?.sum));
    expect((await save("/admin/sellers/sel_none/finance/entries/export")).status).toBe(404);
  });

  it("refuses a filter that the list refuses", async () => {
    for (const query of ["status=gone", "format=pdf", "page=2", "language=de"])
      expect((await messages(Object.fromEntries(new URLSearchParams(query)))).status).toBe(400);
    expect((await save("/admin/orders/export", { city: "nowhere" })).status).toBe(400);
    expect((await save("/admin/products/export", { shop: "nobody" })).status).toBe(400);
  });

  it("refuses guests, buyers and more rows than it says, before the first byte", async () => {
    const member = await audit.calls.people.join();
    expect((await save("/admin/contact-messages/export", {}, "")).status).toBe(401);
    expect((await save("/admin/contact-messages/export", {}, member.token)).status).toBeGreaterThan(400);
    await shop.db.query(
      `insert into contact_message (id, number, topic, name, email, message, language, status, idempotency_key, body_hash)
       select 'cmsg_many' || n, 'many' || n, 'other', 'many', 'a@example.uz', 'Много', 'ru', 'new', 'many' || n, ''
       from generate_series(1, $1) n`,
      [limits.exportRows + 1],
    );
    try {
      const { status, bytes } = await messages({ topic: "other" });
      expect([status, JSON.parse(bytes.toString())]).toMatchObject([400, { code: "export_too_large" }]);
    } finally {
      await shop.db.query("delete from contact_message where id like 'cmsg\\_many%'");
    }
  });
});

it("leaves an entry in the log that names the filter and no person", async () => {
  await save("/admin/users/export", { q: "Dilnoza Karimova", role: "seller" });
  const [entry] = await audit.entries({ action: "GET /admin/users/export" });
  expect(entry).toMatchObject({ action: "GET /admin/users/export", status: 200 });
  expect(JSON.parse(entry?.said ?? "")).toEqual({ q: "***", role: "seller" });
});
