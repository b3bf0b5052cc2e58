import { Readable } from "node:stream";
import { escapeHtml } from "@bezak/contract/escape-html.ts";
import { ZipFile } from "yazl";
import type { CsvCell } from "../../documents/csv-table.ts";
import { safeCell } from "./safe-cell.ts";

export interface XlsxColumn {
  /** in characters */
  width: number;
  /** numbers are written as numbers, so that a spreadsheet can calculate with them */
  number?: boolean;
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";
const types = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const parts: Record<string, string> = {
  "[Content_Types].xml": `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `<workbook ${main} xmlns:r="${relations}"><sheets><sheet name="Bezak" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  // 1: text that stays text (codes keep their zeros); 2: the heading; 3: whole numbers
  "xl/styles.xml": `<styleSheet ${main}><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE3F1F1"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="2" applyNumberFormat="1" applyFont="1" applyFill="1"/><xf numFmtId="1" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

/** Escapes characters that XML cannot contain as `_xHHHH_`, and texts that look like this escape. */
const xmlText = (text: string) =>
  escapeHtml(text)
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_")
    // oxlint-disable-next-line no-control-regex -- they are what XML cannot hold
    .replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, (letter) => `_x${hex(letter)}_`);

const hex = (letter: string) => letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");

function getName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : getName(Math.floor(column / 26) - 1) + letter;
}

interface CellPosition {
  column: number;
  row: number;
  number: boolean;
  exact: boolean;
}

function getCell(text: CsvCell, { column, row, number, exact }: CellPosition): string {
  if (text === "") return "";
  const place = `r="${getName(column)}${row}"`;
  if (typeof text === "number") return `<c ${place} s="${Number.isInteger(text) ? 3 : 0}"><v>${text}</v></c>`;
  if (number && /^\d{1,15}$/.test(text)) return `<c ${place} s="3"><v>${text}</v></c>`;
  const style = row === 1 ? 2 : 1;
  return `<c ${place} s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(exact ? text : safeCell(text))}</t></is></c>`;
}

async function* sheet(
  columns: readonly XlsxColumn[],
  rows: AsyncIterable<readonly CsvCell[]> | Iterable<readonly CsvCell[]>,
  exact: boolean,
): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width, number }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${width}" style="${number ? 3 : 1}" customWidth="1"/>`,
  );
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  yield `${head}<worksheet ${main}><sheetViews><sheetView workbookViewId="0">${frozen}</sheetView></sheetViews><cols>${widths.join("")}</cols><sheetData>`;
  let row = 0;
  for await (const cells of rows) {
    row += 1;
    const texts = cells.map((cell, column) =>
      getCell(cell, { column, row, number: row > 1 && columns[column]?.number === true, exact }),
    );
    yield `<row r="${row}">${texts.join("")}</row>`;
  }
  yield "</sheetData></worksheet>";
}

/**
 * Streams an XLSX workbook of one sheet; rows are read as fast as the consumer reads. Texts are cells of text, which no
 * spreadsheet calculates; unless they are to be `exact`, they are also safe in a CSV that somebody makes of the file.
 */
export function writeXlsx(
  columns: readonly XlsxColumn[],
  rows: AsyncIterable<readonly CsvCell[]> | Iterable<readonly CsvCell[]>,
  { exact = false }: { exact?: boolean } = {},
): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const body = Readable.from(sheet(columns, rows, exact), { objectMode: false });
  body.on("error", (error) => output.destroy(error));
  output.on("close", () => body.destroy());
  for (const [name, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(head + xml), name);
  zip.addReadStream(body, "xl/worksheets/sheet1.xml");
  zip.end();
  return output;
}
