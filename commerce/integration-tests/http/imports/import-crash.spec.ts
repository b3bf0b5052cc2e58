import { afterAll, beforeAll, expect, it } from "vitest";
import { hurryAfterDeath, missDeadWorkers } from "../../harness/dead-workers.ts";
import { cutHanging, untilHanging, whileHanging } from "../../harness/hang-writes.ts";
import { soonTakenUp } from "../../harness/settings.ts";
import { until } from "../../harness/until.ts";
import { waiting } from "../../harness/waiting.ts";
import { openImports, table, type Imports } from "./open-imports.ts";

/** Rows of a file: more than two batches of products. */
const ROWS = 60;

let imports: Imports;
beforeAll(async () => void (imports = await openImports("imports", soonTakenUp)));
afterAll(() => imports.shop.close());

const names = (prefix: string) => Array.from({ length: ROWS }, (_, at) => `${prefix} ${at + 1}`);

const goods = (prefix: string) =>
  table(
    "SKU;Name;Category;Price;Stock",
    ...names(prefix).map((name, at) => `${prefix}-${at};${name};rings;1000;5`),
  );

const restocked = (prefix: string) =>
  table("SKU;Stock;Price", ...names(prefix).map((_, at) => `${prefix}-${at};${100 + at};2000`));

const products = async (prefix: string) => {
  const { rows } = await imports.shop.db.query<{
    title: string;
    version: number;
    stock: number;
    price: number;
  }>(
    `select product.title, (product.metadata->>'version')::int as version,
       (select stocked_quantity::float8 from product_variant_inventory_item link
        join inventory_level level on level.inventory_item_id = link.inventory_item_id
        where link.variant_id = variant.id) as stock,
       (select amount::float8 from product_variant_price_set link join price on price.price_set_id = link.price_set_id
        where link.variant_id = variant.id and price.deleted_at is null) as price
     from product join product_variant variant on variant.product_id = product.id
     where product.title like $1 || ' %' order by (regexp_match(product.title, '\\d+$'))[1]::int`,
    [prefix],
  );
  return rows;
};

type Rows = "product" | "product_import_row";

const whileRowHangs = <T>(rows: Rows, when: string, job: () => Promise<T>) =>
  whileHanging(imports.shop.db, `insert or update on ${rows}`, job, when);

/** Kills the process that works while something hangs in it; another one goes on. */
async function killWhileHanging(rows: Rows, when: string, act: () => Promise<unknown>): Promise<void> {
  await whileRowHangs(rows, when, async () => {
    await act();
    await untilHanging(imports.shop.db, 1);
    await imports.shop.commerce.kill();
  });
  await hurryAfterDeath(imports.shop.db);
  await missDeadWorkers(imports.shop.db);
}

it("a process killed while it writes: another goes on, and every product is there once", async () => {
  const checked = await imports.check(goods("New"));
  expect(checked).toMatchObject({ status: "checked", created: ROWS, wrong: 0 });
  const second = await imports.shop.start();
  await killWhileHanging("product", "new.title = 'New 40'", () => imports.move(checked.id, "start"));
  imports.shop.commerce = second;
  expect(await imports.reach(checked.id, "done")).toMatchObject({ written: ROWS, created: ROWS, wrong: 0 });
  expect((await products("New")).map(({ title, version, stock }) => [title, version, stock])).toEqual(
    names("New").map((name) => [name, 1, 5]),
  );
});

it("a process killed before it notes what it wrote: nothing is written twice", async () => {
  const checked = await imports.check(restocked("New"));
  expect(checked).toMatchObject({ updated: ROWS, created: 0, wrong: 0 });
  await killWhileHanging("product_import_row", "new.state = 'written'", async () => {
    await imports.move(checked.id, "start");
    await untilHanging(imports.shop.db, 1);
    // what somebody does meanwhile is not undone by a repeat
    await imports.shop.db.query(
      `update inventory_level set stocked_quantity = 7 where inventory_item_id = (
         select inventory_item_id from product_variant_inventory_item link
         join product_variant variant on variant.id = link.variant_id where variant.metadata->>'sku' = 'New-3')`,
    );
  });
  imports.shop.commerce = await imports.shop.start();
  expect(await imports.reach(checked.id, "done")).toMatchObject({ written: ROWS, updated: ROWS, wrong: 0 });
  expect((await products("New")).map(({ version, stock, price }) => [version, stock, price])).toEqual(
    names("New").map((_, at) => [2, at === 3 ? 7 : 100 + at, 2000]),
  );
});

it("a process killed while it checks: another goes on", async () => {
  let id = "";
  await killWhileHanging("product_import_row", "new.state = 'ready'", async () => {
    ({ id } = (await imports.send(restocked("New").replaceAll(";2000", ";3000"))).body.import);
  });
  imports.shop.commerce = await imports.shop.start();
  expect(await imports.reach(id, "checked")).toMatchObject({ checked: ROWS, updated: ROWS, wrong: 0 });
  await imports.move(id, "cancel");
});

it("a stop is seen after the batch: what was written stays, the rest is not, and the next file may come", async () => {
  const checked = await imports.check(goods("Stopped"));
  await whileRowHangs("product", "new.title = 'Stopped 30'", async () => {
    await imports.move(checked.id, "start");
    await untilHanging(imports.shop.db, 1);
    const { body } = await imports.move(checked.id, "cancel");
    expect(body.import.status).toBe("cancelled");
  });
  // the job is over when its lock is free: another import of the shop is checked behind it
  const next = await imports.check(goods("After"));
  expect(next).toMatchObject({ created: ROWS });
  const written = await products("Stopped");
  expect(written.length).toBeGreaterThan(25);
  expect(written.length).toBeLessThan(ROWS);
  const after = await imports.read(checked.id);
  expect(after).toMatchObject({ status: "cancelled", created: after.written });
  await imports.move(next.id, "cancel");
});

it("a stop at the very moment in which a batch is noted down: what it tells of is what was written", async () => {
  const { db } = imports.shop;
  const checked = await imports.check(goods("Raced"));
  const told = await whileRowHangs("product", "new.title = 'Raced 20'", async () => {
    await imports.move(checked.id, "start");
    await untilHanging(db, 1);
    const stop = await db.connect();
    await stop.query("begin");
    await stop.query("update product_import set status = 'cancelled', finished_at = now() where id = $1", [
      checked.id,
    ]);
    await cutHanging(db);
    await until("the batch to be noted down", () => waiting(db));
    await stop.query("commit");
    stop.release();
    return until("the batch to be noted", async () => {
      const now = await imports.read(checked.id);
      return now.written > 0 && now;
    });
  });
  const written = await products("Raced");
  expect(told).toMatchObject({ status: "cancelled", created: written.length, written: written.length });
});
