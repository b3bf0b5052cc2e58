import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { ImportRow, NewImport, NewStagedRow } from "../../modules/product-import/import-row.ts";
import { ImportRunning } from "../../modules/product-import/service.ts";
import type { Limit } from "../../modules/limits/service.ts";
import type { CategoryIndex } from "../../product-import/category-index.ts";
import { commentMark, type FileColumn } from "../../product-import/columns.ts";
import { findColumns } from "../../product-import/find-columns.ts";
import { getKeys } from "../../product-import/join-rows.ts";
import { readRow } from "../../product-import/read-row.ts";
import { readTable } from "../../product-import/table/read-table.ts";
import { findTableFormat } from "../../product-import/table/table-format.ts";
import { TableProblem } from "../../product-import/table/table-problem.ts";
import type { TableRow } from "../../product-import/table/table-row.ts";
import { ShopError } from "../../shop-error.ts";
import { createBoundedQueue } from "../../shared/bounded-queue.ts";
import type { ReceivedTable } from "../../uploads/receive-table.ts";
import { getLimits, uncountIfOverloaded } from "../auth/sign-in-limits.ts";
import { getImports } from "./import-module.ts";
import { readCategoryIndex } from "./read-category-index.ts";

/** Rows that are stored at once, and their total length: one row may be as long as hundreds of others. */
const BATCH = { rows: 250, letters: 1_000_000 };

/** A sheet's shared strings are in memory while it is read, so only a few sheets are read at a time. */
const reading = createBoundedQueue({ concurrency: 2, maxWaiting: 10 });

/** Shops whose table is being read or waits in this process. One per shop, so that a shop cannot take all slots. */
const shopsInReading = new Set<string>();

/** Counts tables that cannot be read too: each may cost a minute of a core. */
const hourly: Limit = { kind: "product-imports", max: sellerLimits.importsPerHour, seconds: 3600 };

/** The first row with content holds the column names. */
async function readHeading(rows: AsyncGenerator<TableRow>, book: CategoryIndex) {
  for (;;) {
    const { done, value } = await rows.next();
    if (done) throw new TableProblem("empty");
    if (value.cells[0]?.startsWith(commentMark)) continue;
    return { titles: value.cells, list: findColumns(value.cells, (name) => book.hasAttribute(name)) };
  }
}

/** PostgreSQL cannot store zero bytes. */
const storable = (cell: string) => cell.replaceAll("\0", "\ufffd").toWellFormed();

async function* stagedRows(
  rows: AsyncGenerator<TableRow>,
  columns: FileColumn[],
): AsyncGenerator<NewStagedRow[]> {
  let batch: NewStagedRow[] = [];
  let letters = 0;
  let count = 0;
  for await (const row of rows) {
    if (row.cells[0]?.startsWith(commentMark)) continue;
    count += 1;
    const most = sellerLimits.importRowsMax;
    if (count > most) throw new TableProblem("too_many_rows", { most });
    const { number, faults } = row;
    const cells = row.cells.map(storable);
    batch.push({ cells, faults, ...getKeys(readRow(columns, { number, cells, faults })) });
    letters += cells.reduce((sum, cell) => sum + cell.length, 0);
    if (batch.length === BATCH.rows || letters > BATCH.letters) {
      yield batch;
      batch = [];
      letters = 0;
    }
  }
  if (count === 0) throw new TableProblem("empty");
  if (batch.length > 0) yield batch;
}

const importRunning = () => new ShopError(409, "import_under_way", "One import of a shop at a time");

/** @throws ShopError 409 import_under_way */
async function claimSlot<T>(sellerId: string, work: () => Promise<T>): Promise<T> {
  if (shopsInReading.has(sellerId)) throw importRunning();
  shopsInReading.add(sellerId);
  try {
    return await work();
  } finally {
    shopsInReading.delete(sellerId);
  }
}

/**
 * Stores the rows of a table while it is read; a job checks them. A table that cannot be read is stored as a failed import
 * with the reason.
 * @throws ShopError 409 import_under_way, 415 table_type_refused, 429 too_many_requests, 503 overloaded
 */
export async function takeTable(
  container: MedusaContainer,
  { sellerId, customerId }: { sellerId: string; customerId: string },
  { path, name, head }: ReceivedTable,
): Promise<ImportRow> {
  const imports = getImports(container);
  const format = findTableFormat(head);
  if (!format) throw new ShopError(415, "table_type_refused", "This is neither CSV nor XLSX");
  const created = {
    seller_id: sellerId,
    customer_id: customerId,
    file_name: name,
    format: format === "csv" ? "csv" : "xlsx",
    columns: { titles: [], list: [] },
  } satisfies NewImport;
  async function read(): Promise<ImportRow> {
    const rows = readTable(path, created.format);
    try {
      if (format === "old") throw new TableProblem("old_format");
      const columns = await readHeading(rows, await readCategoryIndex(container));
      return await imports.take({ ...created, columns }, stagedRows(rows, columns.list));
    } catch (error) {
      if (error instanceof ImportRunning) throw importRunning();
      if (!(error instanceof TableProblem)) throw error;
      return imports.refuse(created, { fault: error.fault, details: error.details });
    } finally {
      await rows.return(undefined);
    }
  }
  return claimSlot(sellerId, async () => {
    if (await imports.hasRunning(sellerId)) throw importRunning();
    const counted = await getLimits(container).take(hourly, [`seller ${sellerId}`]);
    return uncountIfOverloaded(container, counted, () => reading.run(read));
  });
}
