import { TableProblem } from "./table-problem.ts";
import { tableLimits, type TableRow } from "./table-row.ts";
import { openCell } from "./safe-cell.ts";
import { decodeEscapes, type SharedTexts } from "./shared-texts.ts";
import type { XmlReader } from "./xml-events.ts";

/** `AB12` -> 27; -1 when it names no column. */
function toColumn(reference: string | undefined): number {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? "")?.[0] ?? "";
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/**
 * Formats a number as a spreadsheet shows it. Spreadsheets store 15 digits: a longer integer is shown as rounded, and
 * floating-point residue (`110000.00000000001`) is removed.
 */
function plainNumber(value: string): string {
  const number = Number(value);
  if (value.trim() === "" || !Number.isFinite(number)) return value;
  return Math.abs(number) >= 1e15 ? number.toExponential() : String(Number(number.toPrecision(15)));
}

interface Cell {
  at: number;
  type: string;
  value: string;
  formula: boolean;
  date: boolean;
}

/** Collects the rows of a sheet from its XML. Formulas are ignored: a cell has its last calculated value. */
export class SheetRows implements XmlReader {
  /** complete rows that are not consumed yet */
  rows: TableRow[] = [];
  private readonly texts: SharedTexts | undefined;
  private readonly dates: ReadonlySet<number>;
  private row: TableRow = { number: 0, cells: [], faults: {} };
  private cell: Cell | undefined;
  private next = 0;
  /** characters of this row, and in total */
  private letters = { row: 0, all: 0 };
  private reading = false;

  /** @param dates cell styles that show a number as a date */
  constructor(texts: SharedTexts | undefined, dates: ReadonlySet<number> = new Set()) {
    this.texts = texts;
    this.dates = dates;
  }

  take(): TableRow[] {
    const taken = this.rows;
    this.rows = [];
    return taken;
  }

  open(name: string, attributes: Record<string, string>): void {
    if (name === "row") {
      const number = Number(attributes.r ?? this.row.number + 1);
      if (!Number.isInteger(number) || number <= this.row.number || number > tableLimits.rows)
        throw new TableProblem("broken");
      this.row = { number, cells: [], faults: {} };
      this.letters.row = 0;
      this.next = 0;
    } else if (name === "c") {
      const at = attributes.r === undefined ? this.next : toColumn(attributes.r);
      if (at < this.next) throw new TableProblem("broken");
      this.next = at + 1;
      const { t: type = "n", s: style = "0" } = attributes;
      const date = type === "d" || (type === "n" && this.dates.has(Number(style)));
      this.cell = { at, type, value: "", formula: false, date };
    } else if (name === "f" && this.cell) this.cell.formula = true;
    else if (name === "v" || name === "t") this.reading = this.cell !== undefined;
  }

  text(piece: string): void {
    if (!this.reading || !this.cell) return;
    this.cell.value += piece;
    if (this.cell.value.length > tableLimits.cellLetters * 2) this.tooLong();
  }

  close(name: string): void {
    if (name === "v" || name === "t") this.reading = false;
    else if (name === "c") this.endCell();
    else if (name === "row") this.rows.push(this.row);
  }

  private endCell(): void {
    const { cell, row } = this;
    this.cell = undefined;
    if (!cell) return;
    const value = this.readValue(cell);
    if (value === "" && !cell.formula) return;
    if (cell.at >= tableLimits.columns) {
      throw new TableProblem("too_many_columns", { row: row.number, most: tableLimits.columns });
    }
    this.count(value.length);
    while (row.cells.length < cell.at) row.cells.push("");
    row.cells[cell.at] = openCell(value);
    if (cell.type === "e") row.faults[cell.at] = "error_value";
    else if (cell.date) row.faults[cell.at] = "date";
    else if (cell.formula && value === "") row.faults[cell.at] = "formula";
  }

  private readValue({ type, value }: Cell): string {
    if (type === "s") {
      const text = /^\s*\d+\s*$/.test(value) ? this.texts?.at(Number(value)) : undefined;
      if (text === undefined) throw new TableProblem("broken");
      return text;
    }
    if (type === "b") return value.trim() === "1" ? "1" : "0";
    return type === "n" ? plainNumber(value) : decodeEscapes(value);
  }

  /** Counts expanded characters: one shared text may occur in every cell. */
  private count(letters: number): void {
    this.letters.row += letters;
    this.letters.all += letters;
    if (this.letters.row > tableLimits.rowLetters) this.tooLong();
    if (this.letters.all > tableLimits.inflatedBytes)
      throw new TableProblem("inflated", { most: tableLimits.inflatedBytes });
  }

  private tooLong(): never {
    throw new TableProblem("cell_too_long", { row: this.row.number });
  }
}
