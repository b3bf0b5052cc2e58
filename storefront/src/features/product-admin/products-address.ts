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
import { queryId, queryText } from "../../lib/query-text.ts";
import { writeQuery } from "../../lib/write-query.ts";

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

/** Reads the choice from an address; invalid values are ignored. */
export function parseProductsChoice(search: URLSearchParams): ProductsChoice {
  const [shop, category] = [queryId(search, "shop"), queryId(search, "category")];
  const status = shownProductStatuses.find((one) => one === search.get("status"));
  const problem = productProblems.find((one) => one === search.get("problem"));
  return {
    q: queryText(search),
    ...(shop && { shop }),
    ...(category && { category }),
    ...(status && { status }),
    ...(problem && { problem }),
    sort: administeredProductSorts.find((one) => one === search.get("sort")) ?? "changed",
    page: pageNumber(search),
  };
}

/** Writes the choice as a query; defaults are left out. */
export const productsSearch = ({ q, shop, category, status, problem, sort, page }: ProductsChoice): string =>
  writeQuery({ q, shop, category, status, problem, sort, page }, { sort: "changed" });

/** Whether any filter is set. */
export const isNarrowed = (choice: ProductsChoice): boolean =>
  productsSearch({ ...choice, sort: "changed", page: 1 }) !== "";
