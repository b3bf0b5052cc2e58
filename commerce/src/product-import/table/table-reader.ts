import { once } from "node:events";
import type { TableFormat } from "@bezak/contract/import-status.ts";
import { readCsv } from "./read-csv.ts";
import { readXlsx } from "./read-xlsx.ts";
import { TableProblem, type FaultDetails, type TableFault } from "./table-problem.ts";
import { isEmptyRow, type TableRow } from "./table-row.ts";

/*
 * A process that read-table.ts starts with a path and a format. It answers each "next" with the next rows. Its starter
 * ends it; it exits by itself when the starter is gone.
 */

/** Rows, none at the end; the reason why reading stopped; or a defect of the reader itself. */
export type TableAnswer =
  | { rows: TableRow[] }
  | { fault: TableFault; details: FaultDetails }
  | { defect: string };

/** Maximum of rows per message, and of their characters, since a single row may be as large as hundreds of others. */
const BATCH = { rows: 250, letters: 1_000_000 };

async function* batches(rows: AsyncGenerator<TableRow>): AsyncGenerator<TableRow[]> {
  let batch: TableRow[] = [];
  let letters = 0;
  for await (const row of rows) {
    if (isEmptyRow(row)) continue;
    batch.push(row);
    letters += row.cells.reduce((sum, cell) => sum + cell.length, 0);
    if (batch.length < BATCH.rows && letters < BATCH.letters) continue;
    yield batch;
    batch = [];
    letters = 0;
  }
  yield batch;
  if (batch.length > 0) yield [];
}

let requested = once(process, "message");

/** Waits for a request, so that reading is at most one batch ahead. */
async function answer(value: TableAnswer): Promise<void> {
  await requested;
  requested = once(process, "message");
  process.send?.(value);
}

process.once("disconnect", () => process.exit());
const [path = "", format] = process.argv.slice(2) as [string, TableFormat];
try {
  for await (const rows of batches(format === "csv" ? readCsv(path) : readXlsx(path))) await answer({ rows });
} catch (error) {
  if (error instanceof TableProblem) await answer({ fault: error.fault, details: error.details });
  else await answer({ defect: error instanceof Error ? (error.stack ?? error.message) : String(error) });
}
