import type { ComponentProps, ReactNode } from "react";
import type { Column, Sort } from "./column.ts";

export type TableSorting<Row, SortKey extends string> =
  | {
      columns: readonly Column<Row, SortKey>[];
      /** The order of the rows, which the application makes; null when it is none of the columns. */
      sort: Sort<NoInfer<SortKey>> | null;
      onSortChange: (sort: Sort<SortKey>) => void;
    }
  | { columns: readonly Column<Row>[]; sort?: never; onSortChange?: never };

export type TableSelection<Row> =
  | {
      /** Keys of the chosen rows; those of other pages may be among them. */
      selected: ReadonlySet<string>;
      onSelectedChange: (selected: ReadonlySet<string>) => void;
      /** Name of the box that chooses all rows shown. */
      selectAllLabel: string;
      /** Name of a row's box. */
      selectRowLabel: (row: Row) => string;
    }
  | { selected?: never; onSelectedChange?: never; selectAllLabel?: never; selectRowLabel?: never };

/** What chooses rows, when rows can be chosen. */
export type TableBoxes<Row> = Extract<TableSelection<Row>, { selected: ReadonlySet<string> }>;

export type TableActions<Row> =
  | {
      /** Buttons or a menu at the end of a row. */
      rowActions: (row: Row) => ReactNode;
      /** Name of their column. */
      actionsLabel: string;
    }
  | { rowActions?: never; actionsLabel?: never };

interface TableContent<Row> {
  /** What the table shows; its name for screen readers. */
  caption: ReactNode;
  /** Keeps the caption for screen readers only. */
  hideCaption?: boolean;
  rows: readonly Row[];
  /** Tells rows apart; never their place. */
  rowKey: (row: Row) => string;
  /** Rows are on their way: placeholders when there are none yet, else the old ones stay, paler. */
  loading?: boolean;
  /** How many placeholders. */
  loadingRows?: number;
  /** Stands in place of rows when there are none. */
  empty: ReactNode;
  /** Stands in place of rows when they could not be had. */
  error?: ReactNode;
  /** CSS length; given, the table scrolls inside itself under its head. Else the head stays at the top of the page. */
  maxHeight?: string;
  /** CSS length: what covers the top of the page, such as a header that stays. */
  headOffset?: string;
}

export type TableProps<Row, SortKey extends string = never> = TableSorting<Row, SortKey> &
  TableSelection<Row> &
  TableActions<Row> &
  TableContent<Row> &
  Omit<ComponentProps<"div">, "children">;
