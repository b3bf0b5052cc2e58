import type { ReactNode } from "react";

interface ColumnAppearance<Row> {
  /** Name of the column; on a phone it labels each cell. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers and money. */
  align?: "start" | "end";
  /** CSS length; by default as wide as its text. */
  width?: string;
  /** Names the row: its header for screen readers, the title of its card on a phone. One per table. */
  primary?: boolean;
}

/** A column of a table; `SortKey` lists the keys by which rows can be sorted, by default none. */
export type Column<Row, SortKey extends string = never> = ColumnAppearance<Row> &
  ({ key: string; sortable?: false } | { key: SortKey; sortable: true });

export interface Sort<SortKey extends string> {
  key: SortKey;
  direction: "ascending" | "descending";
}

/** Pressing a header sorts by it; pressing it again reverses the order. */
export function nextSort<SortKey extends string>(
  current: Sort<SortKey> | null | undefined,
  key: SortKey,
): Sort<SortKey> {
  const turned = current?.key === key && current.direction === "ascending";
  return { key, direction: turned ? "descending" : "ascending" };
}
