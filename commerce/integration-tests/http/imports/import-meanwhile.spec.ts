import { createHash } from "node:crypto";
import { importMoves, importStatuses } from "@bezak/contract/import-status.ts";
import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import { afterEach, beforeAll, expect, it } from "vitest";
import { readCsv } from "../../../src/product-import/table/read-csv.ts";
import { rowsXml } from "../../../src/product-import/table/test-workbook.ts";
import { longestWait } from "../../harness/longest-wait.ts";
import { holdJobs } from "../../harness/hold-jobs.ts";
import { secondProcess, sharedShop } from "../../harness/shared-shop.ts";
import { until } from "../../harness/until.ts";
import { dashboardCalls } from "../dashboard/dashboard-calls.ts";
import { openImports, table, type Imports } from "./open-imports.ts";
import { makeWorkbook, readCells } from "./table-files.ts";

/** Changes of a shop while one of its files is edited or waits. */
let imports: Imports;
beforeAll(async () => void (imports = await openImports("meanwhile")));

/** A failed test leaves no import to the next, and imports of earlier tests do not count. */
afterEach(async () => {
  await query(
    "update product_import set status = 'cancelled', finished_at = now() where status in ('checking', 'checked', 'running')",
  );
  await query("delete from shop_limit");
});

const query = async <T extends object>(statement: string, values: unknown[] = []) =>
  (await imports.shop.db.query<T>(statement, values)).rows;

const sweep = () => imports.shop.commerce.run("../../http/imports/inside/sweep.ts");
const one = async (sku: string) => (await imports.bySku(sku))[0];

/** Makes an import this many days older. */
const age = (id: string, days: number, columns = "created_at") =>
  query(`update product_import set ${columns} = now() - $2 * interval '1 day' where id = $1`, [id, days]);

const countStoredRows = async (id: string) =>
  (await query("select 1 from product_import_row where import_id = $1", [id])).length;

it("pieces ordered after a file was exported stay reserved when the file is imported", async () => {
  await imports.load(
    table("SKU;Name;Category;Price;Stock", "O-1;Ordered;rings;1234;5", "O-2;Other;rings;1234;5"),
  );
  const { bytes } = await imports.file("/export?format=csv&language=en");
  const { variant } = (await one("O-1"))!;
  await query(
    `update inventory_level set reserved_quantity = 2, raw_reserved_quantity = '{"value": "2", "precision": 20}'
     where inventory_item_id = (select inventory_item_id from product_variant_inventory_item where variant_id = $1)`,
    [variant],
  );
  const back = bytes.toString().replaceAll(";1234;", ";1500;");
  expect(await imports.load(back)).toMatchObject({ updated: 2, wrong: 0 });
  expect(await one("O-1")).toMatchObject({ price: 1500, stock: 5 });
  // an explicit number of free pieces is applied
  await imports.load(table("SKU;Stock", "O-1;5"));
  expect(await one("O-1")).toMatchObject({ stock: 7 });
});

it("a product that is deleted before it is written is not created again", async () => {
  await imports.load(table("SKU;Name;Category;Price", "D-1;Gone;rings;500", "D-2;Gone too;rings;500"));
  const [first, second] = [await one("D-1"), await one("D-2")];
  const checked = await imports.check(
    table("Product ID;SKU;Name;Category;Price", `${first?.id};D-1;Gone;rings;700`, ";D-2;Gone too;rings;700"),
  );
  expect(checked).toMatchObject({ updated: 2, wrong: 0 });
  const ids = [first?.id, second?.id];
  await query("update product_variant set deleted_at = now() where product_id = any($1::text[])", [ids]);
  await query("update product set deleted_at = now() where id = any($1::text[])", [ids]);
  await imports.move(checked.id, "start");
  const done = await imports.reach(checked.id, "done");
  expect(done).toMatchObject({ created: 0, updated: 0, wrong: 2 });
  expect(done.problems.map(({ row, text }) => `${row} ${text}`)).toEqual([
    "2 The shop has no product with this ID",
    "3 The product was changed meanwhile. Export it again",
  ]);
  expect(await query("select 1 from product where title like 'Gone%' and deleted_at is null")).toEqual([]);
});

it("a file of errors can be corrected step by step", async () => {
  const readErrors = async (bytes: Buffer | string) => {
    const checked = await imports.check(bytes);
    expect(checked.failure).toBeNull();
    const { bytes: errors } = await imports.file(`/${checked.id}/errors?language=uz`);
    await imports.move(checked.id, "cancel");
    return { errors, wrong: checked.wrong };
  };
  const first = await readErrors(
    table("SKU;Name;Category;Price", "E-1;A;rings;0", "E-2;B;rings;1,5", "E-3;C;rings;5"),
  );
  expect(first.wrong).toBe(2);
  const second = await readErrors(first.errors.toString().replace("1,5", "15"));
  expect(second.wrong).toBe(1);
  const [titles, row, ...others] = await readCells(second.errors, readCsv);
  expect(titles).toEqual(["SKU", "Name", "Category", "Price", "Nimani tuzatish kerak"]);
  expect(row).toEqual(["E-1", "A", "rings", "0", "Narxi, soʻm: Kamida 1"]);
  expect(others).toEqual([]);
  expect((await readErrors(second.errors.toString().replace("rings;0", "rings;10"))).wrong).toBe(0);
});

it("accepts one of two files sent at once to two processes", async () => {
  const pair = await sharedShop("people");
  const processes = [pair.commerce, await secondProcess("people")];
  const owner = await dashboardCalls(pair).member("atlas");
  const rows = Array.from({ length: 200 }, (_, at) => `T-${at};Twice;rings;1000`);
  const answers = await Promise.all(
    processes.map((commerce) => {
      const form = new FormData();
      form.append("file", new Blob([table("SKU;Name;Category;Price", ...rows)]), "goods.csv");
      return commerce.form<{ code?: string }>(imports.path, form, owner.token);
    }),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe("import_under_way");
});

it("reads one file of a shop at a time, and another shop's meanwhile", async () => {
  const slow = await makeWorkbook(rowsXml("<row/>".repeat(250_000)));
  const other = imports.send(table("Unknown", "a"), "goods.csv", imports.otherOwner.token);
  const own = await Promise.all([1, 2, 3].map(() => imports.send(slow)));
  expect(own.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(own.find(({ status }) => status === 409)?.body.code).toBe("import_under_way");
  expect((await other).status).toBe(201);
  // the limit is free again
  expect((await imports.send(table("Unknown", "a"))).status).toBe(201);
});

it("limits the files that a shop may send in an hour, including failed ones", async () => {
  const key = createHash("sha256").update(`product-imports\nseller ${imports.sellerId}`).digest("hex");
  await query("insert into shop_limit (key, hits) values ($1, array_fill(now(), array[$2::int]))", [
    key,
    sellerLimits.importsPerHour - 1,
  ]);
  expect((await imports.send(table("Unknown", "a"))).status).toBe(201);
  const refused = await imports.send(table("Unknown", "a"));
  expect([refused.status, refused.body.code]).toEqual([429, "too_many_requests"]);
  const other = await imports.send(table("Unknown", "a"), "goods.csv", imports.otherOwner.token);
  expect(other.status).toBe(201);
});

it("imports of a suspended shop do not reach the catalogue; those of another shop do", async () => {
  await imports.load(
    table(
      "SKU;Name;Category;Price;Description",
      "P-1;Shown;rings;1000;Silver",
      "P-2;Shown too;rings;1000;Silver",
    ),
  );
  const ids = [(await one("P-1"))?.id, (await one("P-2"))?.id];
  for (const id of ids) {
    await query("insert into image (id, url, rank, product_id) values ($1, $2, 0, $3)", [
      `img_${String(id)}`,
      "/files/uploads/shown_10x10.webp",
      id,
    ]);
  }
  await query("update product set status = 'published' where id = any($1::text[])", [ids]);
  const readPrice = async (id: unknown) => {
    const { status, body } = await imports.shop.commerce.call<{ product: { price: number } }>(
      "GET",
      `/catalog/products/${String(id)}`,
    );
    return status === 200 ? body.product.price : status;
  };
  expect(await imports.load(table("SKU;Price", "P-1;1100"))).toMatchObject({ updated: 1 });
  await until("buyers to see it", async () => (await readPrice(ids[0])) === 1100);
  await query("update seller set status = 'suspended' where id = $1", [imports.sellerId]);
  expect(await imports.load(table("SKU;Price", "P-1;1200", "P-2;1200"))).toMatchObject({ updated: 2 });
  await until("buyers not to see it any more", async () => (await readPrice(ids[0])) === 404);
  expect(await readPrice(ids[1])).toBe(404);
  await query("update seller set status = 'active' where id = $1", [imports.sellerId]);
});

it("an import goes on when its sender is no longer a member of the shop", async () => {
  const { packer } = imports;
  const member = [packer.id];
  await query("update seller_member set role = 'manager' where customer_id = $1", member);
  const { body } = await imports.send(
    table("SKU;Name;Category;Price", "R-1;Left;rings;1000"),
    "goods.csv",
    packer.token,
  );
  await query("update seller_member set deleted_at = now() where customer_id = $1", member);
  expect((await imports.move(body.import.id, "cancel", packer.token)).status).toBe(403);
  await imports.reach(body.import.id, "checked");
  await imports.move(body.import.id, "start");
  expect(await imports.reach(body.import.id, "done")).toMatchObject({ created: 1 });
});

it("stored rows are deleted after thirty days, and an import that nobody starts is cancelled without products", async () => {
  const productTable = (sku: string) =>
    table("SKU;Name;Category;Price", `${sku};A;rings;1000`, `${sku}-2;B;rings;0`);
  const young = await imports.load(productTable("Y-1"));
  const old = await imports.load(productTable("Y-2"));
  const waiting = await imports.check(productTable("Y-3"));
  await age(young.id, 29);
  await age(old.id, 31);
  await sweep();
  expect(await imports.read(waiting.id)).toMatchObject({ status: "checked", created: 1 });
  await age(waiting.id, 31);
  await sweep();
  expect(await Promise.all([young, old, waiting].map(({ id }) => countStoredRows(id)))).toEqual([2, 0, 0]);
  expect(await imports.read(young.id)).toMatchObject({ created: 1, wrong: 1, problems: [{ row: 3 }] });
  expect(await imports.read(old.id)).toMatchObject({ status: "done", created: 1, wrong: 1, problems: [] });
  expect(await imports.read(waiting.id)).toMatchObject({ status: "cancelled", created: 0, written: 0 });
  expect(await imports.bySku("Y-3")).toEqual([]);
  // of a finished import, only the rows of its error file are stored that long
  await age(young.id, 2, "finished_at");
  await sweep();
  expect(await countStoredRows(young.id)).toBe(1);
});

it("an import may be started and cancelled in the statuses that the table permits", async () => {
  const { id } = (await imports.send(table("Unknown", "a"))).body.import;
  // a job would change the status as well
  const release = await holdJobs(imports.shop, "import-products");
  try {
    const verbs = { start: "running", cancel: "cancelled" } as const;
    for (const status of importStatuses) {
      for (const verb of ["start", "cancel"] as const) {
        const to = verbs[verb];
        await query("update product_import set status = $2 where id = $1", [id, status]);
        const may = importMoves[status].includes(to);
        // a repeat changes nothing; a finished import was started
        const isThere = status === to || (verb === "start" && status === "done");
        const answer = await imports.move(id, verb);
        expect([status, verb, answer.status]).toEqual([status, verb, may || isThere ? 200 : 409]);
        if (may) expect([status, answer.body.import.status]).toEqual([status, to]);
      }
    }
  } finally {
    await release();
  }
});

it("an import whose job is lost goes on, and fails after a week", async () => {
  const lost = async (sku: string, days: number) => {
    const checked = await imports.check(table("SKU;Name;Category;Price", `${sku};A;rings;1000`));
    await query("update product_import set status = 'running' where id = $1", [checked.id]);
    await age(checked.id, days, "updated_at");
    await sweep();
    return imports.reach(checked.id, "done", "failed");
  };
  expect(await lost("L-1", 0.01)).toMatchObject({ status: "done", created: 1 });
  const failed = await lost("L-2", 8);
  expect(failed).toMatchObject({
    status: "failed",
    created: 0,
    failure: expect.stringMatching(/^A fault stopped/),
  });
  // another file may be sent
  expect(await imports.load(table("SKU;Name;Category;Price", "L-2;A;rings;1000"))).toMatchObject({
    created: 1,
  });
});

it("rejects files made to block the shop, and answers other calls meanwhile", async () => {
  // one is rejected while it is read, one while its rows are checked; others: `hostile-tables.test.ts`
  const spaces = `1${" ".repeat(39_990)}x`;
  const deep = await makeWorkbook(Buffer.alloc(63 * 1024 * 1024, "<a>"));
  const files = async () => {
    expect((await imports.send(deep)).body.import.failure).toMatch(/damaged/);
    const prices = table("SKU;Name;Category;Price", ...Array(5).fill(`a;b;rings;${spaces}`));
    expect(await imports.check(prices)).toMatchObject({ status: "checked", wrong: 5 });
  };
  const { share } = await longestWait(files, () =>
    imports.shop.commerce.call("GET", imports.path, { token: imports.otherOwner.token }),
  );
  expect(share).toBeLessThan(0.5);
});
