import type { ExportColumn, ListExport } from "./list-export.ts";

/** A table whose rows were read together: its file has exactly these, by their places. */
export type WholeTable = ListExport<unknown, number>;

export function wholeTable<Row>(
  name: string,
  rows: readonly Row[],
  columns: readonly ExportColumn<Row>[],
): WholeTable {
  return {
    name,
    findIds: async () => rows.map((_, place) => String(place)),
    read: async (_container, ids) => ids.map(Number),
    idOf: String,
    columns: columns.map(({ cell, ...column }) => ({
      ...column,
      cell(place, language) {
        const row = rows[place];
        return row === undefined ? null : cell(row, language);
      },
    })),
  };
}
