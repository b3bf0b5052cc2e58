import { toPercent } from "@bezak/contract/part-percent.ts";
import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";
import { localized, named } from "./cell-texts.ts";
import type { CellText, ExportColumn } from "./list-export.ts";
import { wholeTable, type WholeTable } from "./whole-table.ts";

/** A table of the pages of figures: its rows in an answer, and how they are written. */
export const figureTable =
  <Answer, Row>(rowsOf: (answer: Answer) => readonly Row[], columns: readonly ExportColumn<Row>[]) =>
  (answer: Answer, name: string): WholeTable =>
    wholeTable(name, rowsOf(answer), columns);

/** A column of numbers; null is an empty cell. */
export const numberColumn = <Row>(
  title: CellText,
  cell: (row: Row) => number | null,
  width = 20,
): ExportColumn<Row> => ({
  title,
  width,
  cell,
});

export const percentColumn = <Row>(
  title: CellText,
  partOf: (row: Row) => { count: number; of: number },
): ExportColumn<Row> => numberColumn(title, (row) => toPercent(partOf(row)), 24);

export const nameColumn = <Row extends { name: LocalizedText }>(title: CellText): ExportColumn<Row> => ({
  title,
  width: 40,
  cell: ({ name }, language) => localized(name, language),
});

/** The names of shops are not translated. */
export const shopColumn: ExportColumn<{ name: string }> = {
  title: named("Магазин", "Doʻkon", "Shop"),
  width: 28,
  cell: ({ name }) => name,
};

export const idColumn = <Row>(cell: (row: Row) => string): ExportColumn<Row> => ({
  title: named("ID", "ID", "ID"),
  width: 34,
  cell,
});

export const methodTitle = named("Способ оплаты", "Toʻlov usuli", "Payment method");
