import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop } from "../../harness/shop.ts";
import { openImports, withCategories, type Imports } from "./open-imports.ts";
import { xlsx } from "./table-files.ts";

/** Rows of the file; IMPORT_ROWS=10000 for the maximum. */
const ROWS = Number(process.env.IMPORT_ROWS ?? 1_000);
/** IMPORT_HEAP=<megabytes> runs a process of its own with this limit; idle it uses about half of 320. */
const HEAP = process.env.IMPORT_HEAP;

let imports: Imports;
beforeAll(async () => {
  const small = HEAP
    ? openShop("imports_memory", {
        NODE_OPTIONS: `--max-old-space-size=${HEAP}`,
        // as in production: compiled code from the cache would occupy the heap as well
        NODE_DISABLE_COMPILE_CACHE: "1",
      }).then(withCategories)
    : undefined;
  imports = await openImports("long", small);
});
afterAll(async () => {
  if (HEAP) await imports.shop.close();
});

it("a file of many rows with long texts is read, checked and reported in limited memory", async () => {
  const text = "Серебро 925 пробы, ручная работа. ".repeat(20);
  const titles = [
    "SKU",
    "Name",
    "Category",
    "Price",
    "Description (ru)",
    "Description (uz)",
    "Description (en)",
  ];
  const productRows = Array.from({ length: ROWS }, (_, at) => [
    `M-${at}`,
    `Ring ${at}`,
    "rings",
    at % 2 === 0 ? "0" : "100",
    `${at} ${text}`,
    `${at} ${text}`,
    `${at} ${text}`,
  ]);
  const table = await xlsx([titles, ...productRows]);
  const { body } = await imports.send(table, "goods.xlsx");
  expect(body.import).toMatchObject({ status: "checking", rows: ROWS });
  const checked = await imports.reach(body.import.id, "checked", "failed");
  expect(checked).toMatchObject({ checked: ROWS, created: ROWS / 2, wrong: ROWS / 2 });
  const errors = await imports.file(`/${checked.id}/errors`);
  expect(errors.bytes.length).toBeGreaterThan((ROWS / 2) * 3 * text.length);
}, 300_000);
