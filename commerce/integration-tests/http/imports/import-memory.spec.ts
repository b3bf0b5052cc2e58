import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openImports, type Imports } from "./open-imports.ts";
import { xlsx } from "./table-files.ts";

/** Megabytes of heap that the process may have; idle it holds about half of it. */
const HEAP = 320;

let imports: Imports;
beforeAll(async () => {
  imports = await openImports("imports_memory", {
    NODE_OPTIONS: `--max-old-space-size=${HEAP}`,
    // a shop starts without: what was compiled before lies in the heap as well
    NODE_DISABLE_COMPILE_CACHE: "1",
  });
});
afterAll(() => imports.shop.close());

it("ten thousand rows with long texts are taken, checked and told about in little memory", async () => {
  const rows = sellerLimits.importRowsMax;
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
  const goods = Array.from({ length: rows }, (_, at) => [
    ...[`M-${at}`, `Ring ${at}`, "rings", at % 2 === 0 ? "0" : "100"],
    ...[`${at} ${text}`, `${at} ${text}`, `${at} ${text}`],
  ]);
  const table = await xlsx([titles, ...goods]);
  const { body } = await imports.send(table, "goods.xlsx");
  expect(body.import).toMatchObject({ status: "checking", rows });
  const checked = await imports.reach(body.import.id, "checked", "failed");
  expect(checked).toMatchObject({ checked: rows, created: rows / 2, wrong: rows / 2 });
  const errors = await imports.file(`/${checked.id}/errors`);
  expect(errors.bytes.length).toBeGreaterThan((rows / 2) * 3 * text.length);
}, 300_000);
