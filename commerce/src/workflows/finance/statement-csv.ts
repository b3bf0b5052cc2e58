import { csvRow } from "../../documents/csv-table.ts";
import { csvStart } from "../../product-import/table/write-csv.ts";
import type { StatementOf } from "./read-statement.ts";

/** A statement as CSV, in chunks: opening, each entry, closing. Sums are plain numbers, for calculations. */
export async function* statementCsv({ month, words, lines }: StatementOf): AsyncGenerator<string> {
  const { at, type, number, note, pieces, amount, balance } = words.columns;
  yield csvStart + csvRow([at, type, number, note, pieces, amount, balance]);
  yield csvRow(["", words.opening, "", "", "", "", month.opening]);
  for await (const batch of lines()) {
    const rows = batch.map((line) =>
      csvRow([
        line.at,
        words.types[line.type],
        line.number,
        line.note,
        line.pieces ?? "",
        line.amount,
        line.balance,
      ]),
    );
    yield rows.join("");
  }
  yield csvRow(["", words.closing, "", "", "", "", month.closing]);
}
