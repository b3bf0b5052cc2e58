import { beforeAll, describe, expect, it } from "vitest";
import { hurryAfterDeath, missDeadWorkers } from "../../harness/dead-workers.ts";
import { cutHanging, untilHanging, whileHanging } from "../../harness/hang-writes.ts";
import { until } from "../../harness/until.ts";
import { waiting } from "../../harness/waiting.ts";
import { openImports, table, type Imports } from "./open-imports.ts";

/** Rows of a file: more than two batches of products. */
const ROWS = 60;

let imports: Imports;
beforeAll(async () => void (imports = await openImports("crash")));

const names = (prefix: string) => Array.from({ length: ROWS }, (_, at) => `${prefix} ${at + 1}`);

const productTable = (prefix: string) =>
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

/** A new shop with stored products, for a file that changes them. */
async function loaded(prefix: string): Promise<Imports> {
  const own = await openImports(prefix.toLowerCase());
  expect(await own.load(productTable(prefix))).toMatchObject({ created: ROWS, wrong: 0 });
  return own;
}

/** Lets another process take over at once from a killed one. */
async function goOn({ shop }: Imports): Promise<void> {
  await hurryAfterDeath(shop.db);
  await missDeadWorkers(shop.db);
  shop.commerce = await shop.start();
}

describe("a process killed while it writes the file of one shop, and records the rows written of another", () => {
  let noter: Imports;
  let [writing, noting] = ["", ""];

  beforeAll(async () => {
    const { shop } = imports;
    noter = await loaded("Noted");
    const created = await imports.check(productTable("New"));
    expect(created).toMatchObject({ status: "checked", created: ROWS, wrong: 0 });
    const updated = await noter.check(restocked("Noted"));
    expect(updated).toMatchObject({ updated: ROWS, created: 0, wrong: 0 });
    [writing, noting] = [created.id, updated.id];
    const noted = `new.state = 'written' and new.import_id = '${noting}'`;
    await whileRowHangs("product", "new.title = 'New 40'", () =>
      whileRowHangs("product_import_row", noted, async () => {
        await imports.move(writing, "start");
        await noter.move(noting, "start");
        await untilHanging(shop.db, 2);
        // this change in the meantime must survive the repeat
        await shop.db.query(
          `update inventory_level set stocked_quantity = 7 where inventory_item_id = (
             select inventory_item_id from product_variant_inventory_item link
             join product_variant variant on variant.id = link.variant_id where variant.metadata->>'sku' = 'Noted-3')`,
        );
        await shop.kill();
      }),
    );
    await goOn(imports);
  });

  it("lets another process go on, with every product created once", async () => {
    expect(await imports.reach(writing, "done")).toMatchObject({ written: ROWS, created: ROWS, wrong: 0 });
    expect((await products("New")).map(({ title, version, stock }) => [title, version, stock])).toEqual(
      names("New").map((name) => [name, 1, 5]),
    );
  });

  it("writes no row twice", async () => {
    expect(await noter.reach(noting, "done")).toMatchObject({ written: ROWS, updated: ROWS, wrong: 0 });
    expect((await products("Noted")).map(({ version, stock, price }) => [version, stock, price])).toEqual(
      names("Noted").map((_, at) => [2, at === 3 ? 7 : 100 + at, 2000]),
    );
  });
});

it("a process killed while it checks a file lets another go on", async () => {
  const checker = await openImports("checked");
  let id = "";
  await whileRowHangs("product_import_row", "new.state = 'ready'", async () => {
    ({ id } = (await checker.send(productTable("Checked"))).body.import);
    await untilHanging(imports.shop.db, 1);
    await imports.shop.kill();
  });
  await goOn(imports);
  expect(await checker.reach(id, "checked")).toMatchObject({ checked: ROWS, created: ROWS, wrong: 0 });
  await checker.move(id, "cancel");
});

it("a cancelled import stops after its batch: written rows stay, and the next file may be sent", async () => {
  const checked = await imports.check(productTable("Stopped"));
  await whileRowHangs("product", "new.title = 'Stopped 30'", async () => {
    await imports.move(checked.id, "start");
    await untilHanging(imports.shop.db, 1);
    const { body } = await imports.move(checked.id, "cancel");
    expect(body.import.status).toBe("cancelled");
  });
  // the job has ended when its lock is free: the next import is checked after it
  const next = await imports.check(productTable("After"));
  expect(next).toMatchObject({ created: ROWS });
  const written = await products("Stopped");
  expect(written.length).toBeGreaterThan(25);
  expect(written.length).toBeLessThan(ROWS);
  const after = await imports.read(checked.id);
  expect(after).toMatchObject({ status: "cancelled", created: after.written });
  await imports.move(next.id, "cancel");
});

it("an import cancelled while a batch is recorded reports exactly what was written", async () => {
  const { db } = imports.shop;
  const checked = await imports.check(productTable("Raced"));
  const finished = await whileRowHangs("product", "new.title = 'Raced 20'", async () => {
    await imports.move(checked.id, "start");
    await untilHanging(db, 1);
    const stop = await db.connect();
    await stop.query("begin");
    await stop.query("update product_import set status = 'cancelled', finished_at = now() where id = $1", [
      checked.id,
    ]);
    await cutHanging(db);
    await until("the batch to be recorded", () => waiting(db));
    await stop.query("commit");
    stop.release();
    return until("the batch to be recorded", async () => {
      const now = await imports.read(checked.id);
      return now.written > 0 && now;
    });
  });
  const written = await products("Raced");
  expect(finished).toMatchObject({ status: "cancelled", created: written.length, written: written.length });
});
