import {
  sellerProductSorts,
  shownProductStatuses,
  stockFilters,
  type SellerProductSort,
  type ShownProductStatus,
} from "@bezak/contract/product-attributes.ts";
import { pageNumber } from "../../lib/page-number.ts";
import { queryText } from "../../lib/query-text.ts";

/** Filters and sorting of the list, which are part of the address. */
export interface ListChoice {
  /** from 1 */
  page: number;
  /** words of a name or a SKU; empty for all */
  q: string;
  status?: ShownProductStatus;
  /** id or slug */
  category?: string;
  stock?: (typeof stockFilters)[number];
  sort: SellerProductSort;
}

/** Tabs by status or stock. */
export const productTabs = ["all", "published", "draft", "hidden", "low", "out"] as const;

export type ProductTab = (typeof productTabs)[number];

function oneOf<T extends string>(values: readonly T[], given: string | null): T | undefined {
  return values.find((value) => value === given);
}

/** Reads the choice from an address; invalid values are ignored. */
export function parseChoice(search: URLSearchParams): ListChoice {
  const category = search.get("category")?.trim().slice(0, 64);
  return {
    page: pageNumber(search),
    q: queryText(search),
    status: oneOf(shownProductStatuses, search.get("status")),
    ...(category ? { category } : {}),
    stock: oneOf(stockFilters, search.get("stock")),
    sort: oneOf(sellerProductSorts, search.get("sort")) ?? "newest",
  };
}

/** Writes the choice as a query; defaults are left out. */
export function choiceQuery({ page, q, status, category, stock, sort }: ListChoice): string {
  const search = new URLSearchParams();
  if (q) search.set("q", q);
  if (status) search.set("status", status);
  if (category) search.set("category", category);
  if (stock) search.set("stock", stock);
  if (sort !== "newest") search.set("sort", sort);
  if (page > 1) search.set("page", String(page));
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
}

export function getTab({ status, stock }: ListChoice): ProductTab {
  if (stock === "low" || stock === "out") return stock;
  return status ?? "all";
}

/** The choice with another tab: first page, search and category stay. */
export function withTab(choice: ListChoice, tab: ProductTab): ListChoice {
  const { status: _status, stock: _stock, ...rest } = choice;
  const first = { ...rest, page: 1 };
  if (tab === "low" || tab === "out") return { ...first, stock: tab };
  return tab === "all" ? first : { ...first, status: tab };
}

/** Whether any filter is set; sorting does not count. */
export function isNarrowed({ q, status, category, stock }: ListChoice): boolean {
  return q !== "" || [status, category, stock].some((value) => value !== undefined);
}
