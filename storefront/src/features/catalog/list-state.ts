import { productSorts, type ProductSort } from "@bezak/contract/product-query.ts";

/** State of a product list that is part of the address: filters, sorting, page and view. */
export interface ListState {
  /** any value in links to the catalogue; see `CatalogFilter` */
  filter?: string;
  category?: string;
  /** id */
  seller?: string;
  brand: readonly string[];
  /** whole sum */
  minPrice?: number;
  maxPrice?: number;
  /** minimum, 1..5 */
  rating?: number;
  inStock?: true;
  sort: ProductSort;
  /** from 1 */
  page: number;
  view: "grid" | "list";
}

export const emptyListState: ListState = { brand: [], sort: "popularity", page: 1, view: "grid" };

/** Reads a list's state from an address; invalid values are ignored. */
export function parseListState(search: URLSearchParams): ListState {
  const sort = search.get("sort");
  return {
    filter: shortText(search.get("filter")),
    category: shortText(search.get("category")),
    seller: shortText(search.get("seller")),
    brand: search
      .getAll("brand")
      .map((brand) => brand.trim())
      .filter((brand) => brand !== "" && brand.length <= 200)
      .slice(0, 50),
    minPrice: wholeNumber(search.get("minPrice"), 0, 1_000_000_000_000),
    maxPrice: wholeNumber(search.get("maxPrice"), 0, 1_000_000_000_000),
    rating: wholeNumber(search.get("rating"), 1, 5),
    inStock: search.get("inStock") === "true" ? true : undefined,
    sort: productSorts.includes(sort as ProductSort) ? (sort as ProductSort) : "popularity",
    page: wholeNumber(search.get("page"), 1, 10_000) ?? 1,
    view: search.get("view") === "list" ? "list" : "grid",
  };
}

/** Writes a list's state as a query; defaults are left out, so that each page has one address. */
export function listStateQuery(state: ListState, parameters: Record<string, string> = {}): string {
  const search = new URLSearchParams(parameters);
  if (state.filter) search.set("filter", state.filter);
  if (state.category) search.set("category", state.category);
  if (state.seller) search.set("seller", state.seller);
  for (const brand of state.brand) search.append("brand", brand);
  for (const name of ["minPrice", "maxPrice", "rating", "inStock"] as const) {
    if (state[name] !== undefined) search.set(name, String(state[name]));
  }
  if (state.sort !== "popularity") search.set("sort", state.sort);
  if (state.page > 1) search.set("page", String(state.page));
  if (state.view !== "grid") search.set("view", state.view);
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
}

export function chosenCount(state: ListState): number {
  const { category, seller, rating, inStock } = state;
  const single = [category, seller, rating, inStock].filter((value) => value !== undefined).length;
  return state.brand.length + single + (state.minPrice !== undefined || state.maxPrice !== undefined ? 1 : 0);
}

/** Removes all filters; sorting and view stay. */
export function withoutFilters(state: ListState): ListState {
  return { ...emptyListState, filter: state.filter, sort: state.sort, view: state.view };
}

function shortText(value: string | null): string | undefined {
  const text = value?.trim() ?? "";
  return text !== "" && text.length <= 200 ? text : undefined;
}

function wholeNumber(value: string | null, least: number, most: number): number | undefined {
  if (value === null || !/^\d{1,13}$/.test(value)) return undefined;
  const number = Number(value);
  return number >= least && number <= most ? number : undefined;
}
