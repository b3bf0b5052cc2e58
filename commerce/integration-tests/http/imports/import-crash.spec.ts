import { afterAll, beforeAll, expect, it } from "vitest";
import { missDeadWorkers } from "../../harness/dead-workers.ts";
import { cutHanging, untilHanging } from "../../harness/step-trap.ts";
import { until } from "../../harness/until.ts";
import { openImports, table, type Imports } from "./open-imports.ts";

/** Rows of a file: more than two batches of products. */
const ROWS = 60;

let imports: Imports;
beforeAll(async () => void (imports = await openImports()));
afterAll(() => imports.shop.close());

const names = (prefix: string) => Array.from({ length: ROWS }, (_, at) => `${prefix} ${at + 1}`);

const goods = (prefix: string) =>
  table(
    "SKU;Name;Category;Price;Stock",
    ...names(prefix).map((name, at) => `${prefix}-${at};${name};rings;1000;5`),
  );

const restocked = (prefix: string) =>
  table("SKU;Stock;Price", ...names(prefix).map((_, at) => `${prefix}-${at};${100 + at};2000`));

/** Makes a write hang that fits: real steps meet a process that dies in them. */
async function hang(target: "product" | "product_import_row", when: string): Promise<void> {
  await imports.shop.db.query(`
    create function hang_import() returns trigger language plpgsql as $$
    begin if ${when} then perform pg_sleep(600); end if; return new; end $$;
    create trigger hang_import before insert or update on ${target} for each row execute function hang_import();`);
}

const free = () => imports.shop.db.query("drop function if exists hang_import() cascade");

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

/** Kills the process that works while something hangs in it; another one goes on. */
async function killWhileHanging(): Promise<void> {
  await untilHanging(imports.shop.db, 1);
  await imports.shop.commerce.kill();
  await cutHanging(imports.shop.db);
  await free();
  await missDeadWorkers(imports.shop.db);
}

it("a process killed while it writes: another goes on, and every product is there once", async () => {
  const checked = await imports.check(goods("New"));
  expect(checked).toMatchObject({ status: "checked", created: ROWS, wrong: 0 });
  const second = await imports.shop.start();
  await hang("product", "new.title = 'New 40'");
  await imports.move(checked.id, "start");
  await killWhileHanging();
  imports.shop.commerce = second;
  expect(await imports.reach(checked.id, "done")).toMatchObject({ written: ROWS, created: ROWS, wrong: 0 });
  expect((await products("New")).map(({ title, version, stock }) => [title, version, stock])).toEqual(
    names("New").map((name) => [name, 1, 5]),
  );
});

it("a process killed before it notes what it wrote: nothing is written twice", async () => {
  const checked = await imports.check(restocked("New"));
  expect(checked).toMatchObject({ updated: ROWS, created: 0, wrong: 0 });
  await hang("product_import_row", "new.state = 'written'");
  await imports.move(checked.id, "start");
  await untilHanging(imports.shop.db, 1);
  // what somebody does meanwhile is not undone by a repeat
  await imports.shop.db.query(
    `update inventory_level set stocked_quantity = 7 where inventory_item_id = (
       select inventory_item_id from product_variant_inventory_item link
       join product_variant variant on variant.id = link.variant_id where variant.metadata->>'sku' = 'New-3')`,
  );
  await killWhileHanging();
  imports.shop.commerce = await imports.shop.start();
  expect(await imports.reach(checked.id, "done")).toMatchObject({ written: ROWS, updated: ROWS, wrong: 0 });
  expect((await products("New")).map(({ version, stock, price }) => [version, stock, price])).toEqual(
    names("New").map((_, at) => [2, at === 3 ? 7 : 100 + at, 2000]),
  );
});

it("a process killed while it checks: another goes on", async () => {
  await hang("product_import_row", "new.state = 'ready'");
  const { body } = await imports.send(restocked("New").replaceAll(";2000", ";3000"));
  await killWhileHanging();
  imports.shop.commerce = await imports.shop.start();
  expect(await imports.reach(body.import.id, "checked")).toMatchObject({
    checked: ROWS,
    updated: ROWS,
    wrong: 0,
  });
  await imports.move(body.import.id, "cancel");
});

it("a stop is seen after the batch: what was written stays, the rest is not, and the next file may come", async () => {
  const checked = await imports.check(goods("Stopped"));
  await hang("product", "new.title = 'Stopped 30'");
  await imports.move(checked.id, "start");
  await untilHanging(imports.shop.db, 1);
  const { body } = await imports.move(checked.id, "cancel");
  expect(body.import.status).toBe("cancelled");
  await cutHanging(imports.shop.db);
  await free();
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
  await hang("product", "new.title = 'Raced 20'");
  await imports.move(checked.id, "start");
  await untilHanging(db, 1);
  const stop = await db.connect();
  await stop.query("begin");
  await stop.query("update product_import set status = 'cancelled', finished_at = now() where id = $1", [
    checked.id,
  ]);
  await cutHanging(db);
  await until("the batch to be noted down", async () => {
    const { rows } = await db.query(
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    return rows.length > 0;
  });
  await stop.query("commit");
  stop.release();
  const told = await until("the batch to be noted", async () => {
    const now = await imports.read(checked.id);
    return now.written > 0 && now;
  });
  await free();
  const written = await products("Raced");
  expect(told).toMatchObject({ status: "cancelled", created: written.length, written: written.length });
});
