import type { ComponentProps, ReactNode } from "react";
import type { Column, Sort } from "./column.ts";

export type TableSorting<Row, SortKey extends string> =
  | {
      columns: readonly Column<Row, SortKey>[];
      /** The current order, which the application applies; null when it is not by a column. */
      sort: Sort<NoInfer<SortKey>> | null;
      onSortChange: (sort: Sort<SortKey>) => void;
    }
  | { columns: readonly Column<Row>[]; sort?: never; onSortChange?: never };

export type TableSelection<Row> =
  | {
      /** Keys of the selected rows, including those of other pages. */
      selected: ReadonlySet<string>;
      onSelectedChange: (selected: ReadonlySet<string>) => void;
      /** Accessible name of the checkbox that selects all visible rows. */
      selectAllLabel: string;
      /** Accessible name of a row's checkbox. */
      selectRowLabel: (row: Row) => string;
    }
  | { selected?: never; onSelectedChange?: never; selectAllLabel?: never; selectRowLabel?: never };

/** The selection props of a table with selectable rows. */
export type TableBoxes<Row> = Extract<TableSelection<Row>, { selected: ReadonlySet<string> }>;

export type TableActions<Row> =
  | {
      /** Buttons or a menu at the end of a row; undefined for nobody's, without their column. */
      rowActions: ((row: Row) => ReactNode) | undefined;
      /** Name of their column. */
      actionsLabel: string;
    }
  | { rowActions?: never; actionsLabel?: never };

interface TableContent<Row> {
  /** The content of the table; its accessible name. */
  caption: ReactNode;
  /** Shows the caption only to screen readers. */
  hideCaption?: boolean;
  rows: readonly Row[];
  /** Identifies a row; never its index. */
  rowKey: (row: Row) => string;
  /** Rows are loading: placeholders when there are none yet, otherwise the old ones, paler. */
  loading?: boolean;
  /** Number of placeholders. */
  loadingRows?: number;
  /** Shown instead of rows when there are none. */
  empty: ReactNode;
  /** Shown instead of rows when they could not be loaded. */
  error?: ReactNode;
  /** Height of rows; `compact` ones have less space around their text, and on touch screens are still as high as a finger. */
  density?: "comfortable" | "compact";
  /** Its columns may need more width than there is: it then scrolls sideways, and its head does not stick to the page. */
  wide?: boolean;
  /**
   * CSS length; with it the table scrolls inside itself below its head. Otherwise the head sticks to the top of the page, or
   * below a sticky header whose height is `--table-top` of the surroundings.
   */
  maxHeight?: string;
}

export type TableProps<Row, SortKey extends string = never> = TableSorting<Row, SortKey> &
  TableSelection<Row> &
  TableActions<Row> &
  TableContent<Row> &
  Omit<ComponentProps<"div">, "children">;
