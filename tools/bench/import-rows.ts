import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { ProductImport } from "@bezak/contract/product-imports.ts";
import pg from "pg";
import { createApiClient, fetchData } from "../access/ask.ts";
import { shown, table } from "./figures.ts";

/** The results of an import; times in seconds, memory in megabytes. */
export interface ImportRun {
  what: "new products" | "new prices";
  rows: number;
  sent: number;
  checked: number;
  written: number;
  /** rows per second from the first byte sent to the last row written */
  perSecond: number;
  /** of the commerce process: before, and the maximum during the import */
  memoryBefore: number;
  memoryMost: number;
}

interface Measured {
  api: string;
  database: string;
  /** the commerce process */
  pid: number;
  token: string;
}

const path = "/sellers/me/imports";

async function readMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

const heading =
  "SKU;Name (ru);Name (uz);Name (en);Category;Brand;Price;Old price;Stock;Description (ru);Description (uz);Status";

function newProducts(prefix: string, category: string, rows: number): string {
  const text = "Серебро 925 пробы, ручная работа, упаковка в подарок. ".repeat(4);
  const lines = Array.from(
    { length: rows },
    (_, at) =>
      `${prefix}-${at};Кольцо ${at};Uzuk ${at};Ring ${at};${category};Zarina;${1000 + at};${9000 + at};5;${text};${text};draft`,
  );
  return [heading, ...lines].join("\n");
}

const prices = (prefix: string, rows: number) =>
  ["SKU;Price;Stock", ...Array.from({ length: rows }, (_, at) => `${prefix}-${at};${500 + at};7`)].join("\n");

export function importTable(runs: readonly ImportRun[]): string {
  const heads = ["rows", "sent s", "checked s", "written s", "rows/s", "MB before", "MB at most"];
  const lines = runs.map(({ what, rows, sent, checked, written, perSecond, memoryBefore, memoryMost }) => [
    what,
    ...[rows, sent, checked, written, perSecond, memoryBefore, memoryMost].map(shown),
  ]);
  return table(["imported", ...heads], lines);
}

/**
 * Imports new products into the token's shop and then changes their prices, `rounds` times with other products each time.
 * The products are drafts and are deleted at the end.
 */
export async function importRows(shop: Measured, rows: number, rounds = 1): Promise<ImportRun[]> {
  const ask = createApiClient(shop.api);
  const all = `bench-${Date.now()}`;
  const categories = await fetchData<{ slug: string }[]>(ask, "GET", "/categories", shop.token);
  const category = categories.at(-1)?.slug ?? "";
  const runs: ImportRun[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const prefix = `${all}-${round}`;
      runs.push(await measure(shop, "new products", newProducts(prefix, category, rows), rows));
      runs.push(await measure(shop, "new prices", prices(prefix, rows), rows));
    }
    return runs;
  } finally {
    await forget(shop.database, all);
  }
}

async function measure(
  shop: Measured,
  what: ImportRun["what"],
  table: string,
  rows: number,
): Promise<ImportRun> {
  const { api, pid, token } = shop;
  const ask = createApiClient(api);
  const memoryBefore = await readMemory(pid);
  let memoryMost = memoryBefore;
  const until = async (id: string, ...states: ProductImport["status"][]) => {
    for (;;) {
      memoryMost = Math.max(memoryMost, await readMemory(pid));
      const run = await fetchData<ProductImport>(ask, "GET", `${path}/${id}`, token);
      if (states.includes(run.status)) return run;
      if (["failed", "cancelled"].includes(run.status)) throw new Error(run.failure ?? run.status);
      await pause(250);
    }
  };
  const began = performance.now();
  const since = (from: number) => (performance.now() - from) / 1000;
  const form = new FormData();
  form.append("file", new Blob([table]), "bench.csv");
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(api + path, { method: "POST", headers, body: form });
  if (answer.status !== 201) throw new Error(`The import was refused: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: ProductImport };
  const sent = since(began);
  const run = await until(data.id, "checked", "failed");
  if (run.wrong > 0) throw new Error(`${run.wrong} rows are wrong: ${run.problems[0]?.text}`);
  const checked = since(began) - sent;
  const from = performance.now();
  await fetchData(ask, "POST", `${path}/${data.id}/start`, token);
  await until(data.id, "done");
  const written = since(from);
  const perSecond = rows / (sent + checked + written);
  return { what, rows, sent, checked, written, perSecond, memoryBefore, memoryMost };
}

async function forget(database: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query(
    `with gone as (update product_variant set deleted_at = now()
       where metadata->>'sku' like $1 || '%' returning product_id)
     update product set deleted_at = now() from gone where product.id = gone.product_id`,
    [prefix],
  );
  await client.end();
}
