import { findSheet } from "./find-sheet.ts";
import { readSharedTexts } from "./shared-texts.ts";
import { SheetRows } from "./sheet-rows.ts";
import { TableProblem } from "./table-problem.ts";
import type { TableRow } from "./table-row.ts";
import { readXml } from "./xml-events.ts";
import { openZipBook, type ZipBook } from "./zip-book.ts";

async function textsOf(book: ZipBook, name: string | undefined) {
  const part = name === undefined ? undefined : await book.part(name);
  return part && readSharedTexts(part);
}

/**
 * Rows of the first sheet of an XLSX file as they are unpacked. Only the book's list of sheets, its shared texts and
 * that sheet are.
 * @throws TableProblem broken, inflated, old_format, cell_too_long, too_many_columns
 */
export async function* readXlsx(path: string): AsyncGenerator<TableRow> {
  const book = await openZipBook(path);
  try {
    const { sheet, texts } = await findSheet(book);
    const rows = new SheetRows(await textsOf(book, texts));
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
