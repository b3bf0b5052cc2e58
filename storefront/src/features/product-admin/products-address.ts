import {
  administeredProductSorts,
  type AdministeredProductSort,
} from "@bezak/contract/administered-sorts.ts";
import {
  productProblems,
  shownProductStatuses,
  type ProductProblem,
  type ShownProductStatus,
} from "@bezak/contract/product-attributes.ts";
import { pageNumber } from "../../lib/page-number.ts";

/** Filters of the list, which are part of the address. */
export interface ProductsChoice {
  /** words of a name or a SKU; empty for all */
  q: string;
  /** id or slug */
  shop?: string;
  /** id or slug */
  category?: string;
  status?: ShownProductStatus;
  problem?: ProductProblem;
  sort: AdministeredProductSort;
  /** from 1 */
  page: number;
}

const keyLength = 64;

/** Reads the choice from an address; invalid values are ignored. */
export function parseProductsChoice(search: URLSearchParams): ProductsChoice {
  const key = (name: string) => search.get(name)?.trim().slice(0, keyLength) ?? "";
  const [shop, category] = [key("shop"), key("category")];
  const status = shownProductStatuses.find((one) => one === search.get("status"));
  const problem = productProblems.find((one) => one === search.get("problem"));
  return {
    q: (search.get("q") ?? "").trim().slice(0, 100),
    ...(shop && { shop }),
    ...(category && { category }),
    ...(status && { status }),
    ...(problem && { problem }),
    sort: administeredProductSorts.find((one) => one === search.get("sort")) ?? "changed",
    page: pageNumber(search),
  };
}

/** Writes the choice as a query; defaults are left out. */
export function productsSearch({ q, sort, page, ...filters }: ProductsChoice): string {
  const search = new URLSearchParams();
  if (q) search.set("q", q);
  for (const name of ["shop", "category", "status", "problem"] as const) {
    const value = filters[name];
    if (value) search.set(name, value);
  }
  if (sort !== "changed") search.set("sort", sort);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `?${search}` : "";
}

/** Whether any filter is set. */
export const isNarrowed = (choice: ProductsChoice): boolean =>
  productsSearch({ ...choice, sort: "changed", page: 1 }) !== "";
