import { densities, type ViewedColumn, type Density, type ViewedList } from "@bezak/contract/viewed-lists.ts";
import type { Column } from "@bezak/ui-kit";
import type { TextKey } from "../../i18n/texts.ts";

/** Columns of a list that may be shown or hidden; the first one of the table always is shown, and not among these. */
export interface ListColumns {
  list: ViewedList;
  /** headers by key, in the order of the list */
  names: Readonly<Record<string, TextKey>>;
  /** shown only where they are chosen */
  extra: readonly string[];
}

/** Declares the columns of a list, all that the contract names. */
export const listColumns = <L extends ViewedList>(
  list: L,
  names: Readonly<Record<ViewedColumn<L>, TextKey>>,
  extra: readonly ViewedColumn<L>[] = [],
): ListColumns => ({ list, names, extra });

/** How a list is shown, besides which rows; part of its address. */
export interface ListAppearance {
  /** id of the chosen view */
  view: string | null;
  /** keys in their order; null for those of the list */
  columns: readonly string[] | null;
  density: Density;
}

const longestId = 64;

export const plainAppearance: ListAppearance = { view: null, columns: null, density: "comfortable" };

const ownKeys = ({ names, extra }: ListColumns) => Object.keys(names).filter((key) => !extra.includes(key));

/** Known keys, each once; null if these are what the list shows anyway, or none is known. */
export function chooseColumns(
  columns: ListColumns,
  keys: readonly string[] | null,
): readonly string[] | null {
  if (keys === null) return null;
  const known = [...new Set(keys)].filter((key) => Object.hasOwn(columns.names, key));
  if (known.length === 0 && keys.length > 0) return null;
  return known.join() === ownKeys(columns).join() ? null : known;
}

/** Keys of the columns that are shown, in their order. */
export const shownKeys = (columns: ListColumns, appearance: ListAppearance): readonly string[] =>
  appearance.columns ?? ownKeys(columns);

/** Reads how a list is shown from its address; what is not known is ignored. */
export function parseAppearance(columns: ListColumns, search: URLSearchParams): ListAppearance {
  const keys = search.get("columns");
  return {
    view: search.get("view")?.trim().slice(0, longestId) || null,
    columns: chooseColumns(columns, keys === null ? null : keys.split(",").filter(Boolean)),
    density: densities.find((one) => one === search.get("density")) ?? "comfortable",
  };
}

/** Adds to a query of the list, such as `?q=ring`, how it is shown. */
export function withAppearance(query: string, { view, columns, density }: ListAppearance): string {
  const parts = [
    query.replace(/^\?/, ""),
    view === null ? "" : `view=${encodeURIComponent(view)}`,
    // keys are letters: the commas stay readable
    columns === null ? "" : `columns=${columns.join(",")}`,
    density === "comfortable" ? "" : `density=${density}`,
  ].filter(Boolean);
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

/** A query of the list without how it is shown. */
export function withoutAppearance(search: URLSearchParams): string {
  const query = new URLSearchParams(search);
  for (const name of ["view", "columns", "density"]) query.delete(name);
  return query.toString();
}

/**
 * Columns of a table: its first one, and the shown ones in their order. With more of them than the list shows by itself it
 * may be too wide.
 */
export function arrangeColumns<Row, SortKey extends string>(
  list: ListColumns,
  columns: readonly Column<Row, SortKey>[],
  shown: readonly string[],
) {
  const chosen = shown.flatMap((key) => columns.filter((column) => !column.primary && column.key === key));
  return {
    columns: [...columns.filter(({ primary }) => primary), ...chosen],
    wide: shown.length > ownKeys(list).length,
  };
}

/** Shows or hides a column; a shown one comes last. */
export const toggleColumn = (shown: readonly string[], key: string): readonly string[] =>
  shown.includes(key) ? shown.filter((other) => other !== key) : [...shown, key];

/** Moves a shown column by one list; at an end nothing moves. */
export function moveColumn(shown: readonly string[], key: string, by: -1 | 1): readonly string[] {
  const from = shown.indexOf(key);
  const to = from + by;
  if (from < 0 || to < 0 || to >= shown.length) return shown;
  return shown.toSpliced(from, 1).toSpliced(to, 0, key);
}
