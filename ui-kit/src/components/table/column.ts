import type { ReactNode } from "react";

interface ColumnAppearance<Row> {
  /** Name of the column; on a phone it stands before each cell. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers and money. */
  align?: "start" | "end";
  /** CSS length; as wide as its words unless told. */
  width?: string;
  /** Names the row: its header for screen readers, the title of its card on a phone. One per table. */
  primary?: boolean;
}

/** A column of a table; `SortKey` lists the keys rows can be ordered by, none unless told. */
export type Column<Row, SortKey extends string = never> = ColumnAppearance<Row> &
  ({ key: string; sortable?: false } | { key: SortKey; sortable: true });

/** What rows are ordered by. */
export interface Sort<SortKey extends string> {
  key: SortKey;
  direction: "ascending" | "descending";
}

/** Pressing a header orders by it, pressing it again turns the order round. */
export function nextSort<SortKey extends string>(
  current: Sort<SortKey> | null | undefined,
  key: SortKey,
): Sort<SortKey> {
  const turned = current?.key === key && current.direction === "ascending";
  return { key, direction: turned ? "descending" : "ascending" };
}
