import type { Language } from "@bezak/contract/languages.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { CsvCell } from "../../documents/csv-table.ts";

export type CellText = Readonly<Record<Language, string>>;

/** A column of an exported list. */
export interface ExportColumn<Row> {
  title: CellText;
  /** in characters, for XLSX; 18 by default */
  width?: number;
  /** null is an empty cell; a text of `CellText` is written in the language of the file */
  cell: (row: Row, language: Language) => CsvCell | CellText | null | undefined;
}

/** A list of administrators that can be saved as a file. */
export interface ListExport<Choice, Row> {
  /** in the name of the file */
  name: string;
  /** the ids of everything that the list's filters find, in the list's order, at most `limit` */
  findIds: (container: MedusaContainer, choice: Choice, limit: number) => Promise<string[]>;
  /** the rows of these ids in any sequence; one that was deleted meanwhile is missing */
  read: (container: MedusaContainer, ids: readonly string[], choice: Choice) => Promise<readonly Row[]>;
  idOf: (row: Row) => string;
  columns: readonly ExportColumn<Row>[];
}

/** Infers the types of a list from what reads it. */
export const defineListExport = <Choice, Row>(list: ListExport<Choice, Row>): ListExport<Choice, Row> => list;
