import { CsvError, parse } from "csv-parse";
import { Readable } from "node:stream";
import { commentMark } from "../columns.ts";
import { decodeText, readEncoding } from "./decode-text.ts";
import { openCell } from "./safe-cell.ts";
import { TableProblem } from "./table-problem.ts";
import { tableLimits, type TableRow } from "./table-row.ts";

/** Maximum number of rows, including empty ones. */
const rowsMost = 100_000;

const separators = [";", ",", "\t"] as const;

/** Uses Excel's `sep=;` line, else the most frequent separator of the heading outside of quotes. */
function getSeparator(beginning: string): { separator: string; skipped: number } {
  const declared = /^sep=([;,\t])\r?\n/i.exec(beginning);
  if (declared) return { separator: declared[1]!, skipped: declared[0].length };
  const lines = beginning.replace(/"(?:[^"]|"")*"/g, "").split(/\r?\n|\r/);
  const heading = lines.find((line) => line.trim() !== "" && !line.startsWith(commentMark)) ?? "";
  const counted = separators.map((separator) => heading.split(separator).length);
  return { separator: separators[counted.indexOf(Math.max(...counted))]!, skipped: 0 };
}

/** Reads enough text to contain the heading; the rest follows it. */
async function begin(pieces: AsyncGenerator<string>, letters: number) {
  let beginning = "";
  while (beginning.length < letters) {
    const { done, value } = await pieces.next();
    if (done) break;
    beginning += value;
  }
  async function* whole(from: number) {
    yield beginning.slice(from);
    yield* pieces;
  }
  return { beginning, whole };
}

function getProblem(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const row = Number((error as unknown as { records?: number }).records ?? 0) + 1;
  return new TableProblem(
    error.code === "CSV_MAX_RECORD_SIZE" ? "cell_too_long" : "broken_csv",
    { row },
    error,
  );
}

/**
 * Yields the rows of a CSV file while it is read, in any supported encoding and with any usual separator.
 * @throws TableProblem encoding, broken_csv, cell_too_long, too_many_columns, too_many_rows
 */
export async function* readCsv(path: string): AsyncGenerator<TableRow> {
  const pieces = decodeText(path, await readEncoding(path));
  const { beginning, whole } = await begin(pieces, 16_384);
  const { separator, skipped } = getSeparator(beginning);
  const parser = parse({
    delimiter: separator,
    relax_column_count: true,
    relax_quotes: true,
    record_delimiter: ["\r\n", "\n", "\r"],
    max_record_size: tableLimits.rowLetters,
    // checked during parsing: a row of only separators can be as long as the file
    cast: (cell, { column, records }) => {
      if (Number(column) < tableLimits.columns) return cell;
      throw new TableProblem("too_many_columns", { row: records + 1, most: tableLimits.columns });
    },
  });
  const source = Readable.from(whole(skipped));
  source.on("error", (error) => parser.destroy(error));
  source.pipe(parser);
  let number = skipped > 0 ? 1 : 0;
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      number += 1;
      if (number > rowsMost) throw new TableProblem("too_many_rows", { most: rowsMost });
      yield { number, cells: record.map(openCell), faults: {} };
    }
  } catch (error) {
    throw getProblem(error);
  } finally {
    source.destroy();
    parser.destroy();
  }
}
