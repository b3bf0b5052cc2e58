import type { Readable } from "node:stream";
import { readDateStyles } from "./date-styles.ts";
import { findSheet } from "./find-sheet.ts";
import { readSharedTexts } from "./shared-texts.ts";
import { SheetRows } from "./sheet-rows.ts";
import { TableProblem } from "./table-problem.ts";
import type { TableRow } from "./table-row.ts";
import { readXml } from "./xml-events.ts";
import { openWorkbookArchive, type WorkbookArchive } from "./workbook-archive.ts";

/** Reads an optional part of a workbook. */
async function readPart<T>(
  book: WorkbookArchive,
  name: string | undefined,
  read: (part: Readable) => Promise<T>,
): Promise<T | undefined> {
  const part = name === undefined ? undefined : await book.part(name);
  return part && read(part);
}

/**
 * Yields the rows of the first sheet of an XLSX file while it is unpacked. Only the list of sheets, the shared texts,
 * the styles and that sheet are unpacked.
 * @throws TableProblem broken, inflated, old_format, cell_too_long, too_many_columns
 */
export async function* readXlsx(path: string): AsyncGenerator<TableRow> {
  const book = await openWorkbookArchive(path);
  try {
    const { sheet, texts, styles } = await findSheet(book);
    const rows = new SheetRows(
      await readPart(book, texts, readSharedTexts),
      await readPart(book, styles, readDateStyles),
    );
    const part = await book.part(sheet);
    if (!part) throw new TableProblem("broken");
    const pieces = readXml(part, rows);
    try {
      while (!(await pieces.next()).done) yield* rows.take();
    } finally {
      await pieces.return(undefined);
    }
  } finally {
    book.close();
  }
}
