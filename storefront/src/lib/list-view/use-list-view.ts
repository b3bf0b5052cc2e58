import type { SavedView } from "@bezak/contract/saved-views.ts";
import type { Density } from "@bezak/contract/viewed-lists.ts";
import { useLocation } from "react-router";
import {
  chooseColumns,
  parseAppearance,
  plainAppearance,
  shownKeys,
  withAppearance,
  withoutAppearance,
  type ListColumns,
  type ListAppearance,
} from "./list-appearance.ts";

/** A list of the administrators' panel, whose filters and appearance are its address. */
export interface ListAddress {
  columns: ListColumns;
  path: string;
  /** the filters and the order of an address as the list writes them, without the page */
  toFilters: (search: URLSearchParams) => string;
}

export interface ListView extends ListAddress {
  appearance: ListAppearance;
  /** keys of the shown columns */
  shown: readonly string[];
  density: Density;
  /** of the address, as `toFilters` writes them */
  filters: string;
  /** this page of the list, shown in another way */
  toAppearance: (change: Partial<ListAppearance>) => string;
  /** an address with this query of the list, shown as now */
  toAddress: (query: string) => string;
}

/** How the current address shows a list. */
export function useListView(list: ListAddress): ListView {
  const search = new URLSearchParams(useLocation().search);
  const appearance = parseAppearance(list.columns, search);
  return {
    ...list,
    appearance,
    shown: shownKeys(list.columns, appearance),
    density: appearance.density,
    filters: list.toFilters(search),
    toAppearance: (change) =>
      list.path + withAppearance(withoutAppearance(search), { ...appearance, ...change }),
    toAddress: (query) => list.path + withAppearance(query, appearance),
  };
}

const appearanceOf = ({ columns }: ListAddress, view: SavedView): ListAppearance => ({
  view: view.id,
  columns: chooseColumns(columns, view.columns),
  density: view.density,
});

/** The filters of a saved view, through the list's own parser. */
const filtersOf = (list: ListAddress, view: SavedView): string =>
  list.toFilters(new URLSearchParams(view.query));

export const viewAddress = (list: ListAddress, view: SavedView): string =>
  list.path + withAppearance(filtersOf(list, view), appearanceOf(list, view));

/** Whether the address shows something else than the view, or without a view than the whole list. */
export function differsFrom(list: ListView, view: SavedView | undefined): boolean {
  const now = withAppearance(list.filters, { ...list.appearance, view: null });
  if (!view) return now !== "";
  return now !== withAppearance(filtersOf(list, view), { ...appearanceOf(list, view), view: null });
}

/** What the address shows, to be saved. */
export const toSaved = ({ filters, appearance }: ListView) => ({
  query: filters.replace(/^\?/, ""),
  columns: appearance.columns && [...appearance.columns],
  density: appearance.density,
});

/** The address of the list as it is without any choice. */
export const wholeList = ({ path }: ListAddress): string => path + withAppearance("", plainAppearance);
