import type { QueryClient } from "@tanstack/react-query";
import {
  categoriesQuery,
  categoryQuery,
  featuredProductsQuery,
  productListQuery,
  productQuery,
  productRowQuery,
  similarProductsQuery,
} from "../features/catalog/catalog-api.ts";
import { parseListState } from "../features/catalog/list-state.ts";
import { citiesQuery } from "../features/checkout/cities-query.ts";
import {
  bannersQuery,
  sectionsQuery,
  sellerQuery,
  sellersOfWeekQuery,
} from "../features/content/content-api.ts";
import { sellerReviewsQuery } from "../features/reviews/seller-reviews-query.ts";
import { hasStatus, isApiError } from "../lib/api-error.ts";
import { contactsQuery } from "../lib/contacts-query.ts";
import type { Loader, LoaderInput } from "./request-context.ts";
import { fallbackProductsQuery } from "./fallback-products-query.ts";
import { homePosition, homeRowLength, homeSellers, similarLength } from "./row-lengths.ts";

// Loaders only fill the query cache; pages use the same queries. They are not in the lazy pages, so that data is
// requested while the code of a page is still loading.

type Prefetch = Parameters<QueryClient["prefetchQuery"]>[0];

async function prefetch(input: LoaderInput, ...queries: Prefetch[]): Promise<void> {
  const { queryClient, wait, setStatus } = input;
  const done = Promise.all(queries.map((query) => queryClient.prefetchQuery(query)));
  if (!wait) return;
  await done;
  const states = queries.map((query) => queryClient.getQueryState(query.queryKey));
  const failed = states.filter((state) => state?.status === "error");
  const gone = failed.map((state) => state?.error).find((error) => hasStatus(error, 404, 410));
  if (isApiError(gone)) setStatus(gone.status);
  else if (failed.length > 0) setStatus(503);
}

/** Adapts a typed query to the parameter of `prefetchQuery`. */
function any(query: object): Prefetch {
  return query as Prefetch;
}

export const shellLoader: Loader = async ({ queryClient, api, wait }) => {
  // failures of menu and phone number do not change the page's status
  const done = Promise.all([
    queryClient.prefetchQuery(categoriesQuery(api)),
    queryClient.prefetchQuery(contactsQuery(api)),
  ]);
  if (wait) await done;
};

export const homeLoader: Loader = async (input) => {
  const { api, queryClient, wait } = input;
  const sections = sectionsQuery(api);
  // failures of editors' content do not change the status: the page has a fallback
  const arranged = [bannersQuery(api, homePosition), sellersOfWeekQuery(api, homeSellers), sections];
  const done = Promise.all(arranged.map((query) => queryClient.prefetchQuery(any(query))));
  if (!wait) return;
  await done;
  if (queryClient.getQueryData(sections.queryKey)?.length) return;
  await prefetch(
    input,
    any(featuredProductsQuery(api, homeRowLength)),
    any(productRowQuery(api, "sales", homeRowLength)),
    any(productRowQuery(api, "new", homeRowLength)),
  );
};

export const catalogLoader: Loader = (input) =>
  prefetch(input, any(productListQuery(input.api, { kind: "all" }, parseListState(input.search))));

export const categoryLoader: Loader = (input) => {
  const id = input.params.categoryId ?? "";
  const list = productListQuery(input.api, { kind: "category", id }, parseListState(input.search));
  return prefetch(input, any(categoryQuery(input.api, id)), any(list));
};

export const productLoader: Loader = async (input) => {
  const { api, queryClient, wait } = input;
  const product = productQuery(api, input.params.id ?? "");
  await prefetch(input, any(product));
  const found = wait ? queryClient.getQueryData(product.queryKey) : undefined;
  if (!found) {
    const { error } = queryClient.getQueryState(product.queryKey) ?? {};
    // products for the not-found page
    if (wait && hasStatus(error, 404, 410))
      await queryClient.prefetchQuery(any(fallbackProductsQuery(api, error)));
    return;
  }
  await Promise.all([
    queryClient.prefetchQuery(similarProductsQuery(api, found.category.id, similarLength)),
    queryClient.prefetchQuery(sellerQuery(api, found.seller.id)),
  ]);
};

export const searchLoader: Loader = async (input) => {
  const text = input.search.get("q")?.trim() ?? "";
  if (text === "") return;
  const source = { kind: "search", text } as const;
  await prefetch(input, any(productListQuery(input.api, source, parseListState(input.search))));
};

/** The address may contain a slug; the shop's products are found by its id. */
export const sellerLoader: Loader = async (input) => {
  const { api, params, queryClient, wait } = input;
  const seller = sellerQuery(api, params.sellerId ?? "");
  await prefetch(input, any(seller));
  const found = wait ? queryClient.getQueryData(seller.queryKey) : undefined;
  if (!found) return;
  if (found.deliveryZones) await queryClient.prefetchQuery(citiesQuery(api));
  const state = { ...parseListState(input.search), seller: undefined };
  await Promise.all([
    prefetch(input, any(productListQuery(api, { kind: "seller", id: found.id }, state))),
    // loaded with the page, since what is below the reviews would move otherwise; failures do not change the status
    queryClient.prefetchInfiniteQuery(sellerReviewsQuery(api, found.id)),
  ]);
};

/** Failures of the dynamic parts do not change the status of the document. */
export const deliveryLoader: Loader = async ({ queryClient, api, wait }) => {
  const done = queryClient.prefetchQuery(citiesQuery(api));
  if (wait) await done;
};

export const notFoundLoader: Loader = async ({ setStatus }) => setStatus(404);
