import type { QueryClient } from "@tanstack/react-query";
import { redirect, type LoaderFunctionArgs } from "react-router-dom";
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
import { hasStatus } from "../lib/api-error.ts";
import { splitLanguage } from "../lib/language.ts";
import { pathsFor, type CatalogFilter } from "../lib/paths.ts";
import { contextOf } from "./request-context.ts";
import { homeRowLength, similarLength } from "./row-lengths.ts";

// Loaders only fill the query cache and return null; pages read the same queries. They stand here and not in the
// lazy pages, so that data is asked for while the page's code is still on its way.

type Prefetch = Parameters<QueryClient["prefetchQuery"]>[0];

async function prefetch(args: LoaderFunctionArgs, ...queries: Prefetch[]): Promise<null> {
  const { queryClient, wait, setStatus } = contextOf(args);
  const done = Promise.all(queries.map((query) => queryClient.prefetchQuery(query)));
  if (!wait) return null;
  await done;
  const states = queries.map((query) => queryClient.getQueryState(query.queryKey));
  const failed = states.filter((state) => state?.status === "error");
  if (failed.some((state) => hasStatus(state?.error, 404))) setStatus(404);
  else if (failed.length > 0) setStatus(503);
  return null;
}

/** A typed query as `prefetchQuery` takes any of them. */
function any(query: object): Prefetch {
  return query as Prefetch;
}

export async function shellLoader(args: LoaderFunctionArgs): Promise<null> {
  const { queryClient, api, wait } = contextOf(args);
  // a page is worth having without its menu: no status of failure here
  const done = queryClient.prefetchQuery(categoriesQuery(api));
  if (wait) await done;
  return null;
}

export function homeLoader(args: LoaderFunctionArgs): Promise<null> {
  const { api } = contextOf(args);
  return prefetch(
    args,
    any(featuredProductsQuery(api, homeRowLength)),
    any(productRowQuery(api, "sales", homeRowLength)),
    any(productRowQuery(api, "new", homeRowLength)),
  );
}

export function catalogLoader(args: LoaderFunctionArgs): Promise<null> {
  const state = parseListState(new URL(args.request.url).searchParams);
  return prefetch(args, any(productListQuery(contextOf(args).api, { kind: "all" }, state)));
}

export function categoryLoader(args: LoaderFunctionArgs): Promise<null> {
  const { api } = contextOf(args);
  const id = args.params.categoryId ?? "";
  const state = parseListState(new URL(args.request.url).searchParams);
  const goods = productListQuery(api, { kind: "category", id }, state);
  return prefetch(args, any(categoryQuery(api, id)), any(goods));
}

export async function productLoader(args: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient, wait } = contextOf(args);
  const product = productQuery(api, args.params.id ?? "");
  await prefetch(args, any(product));
  const category = wait ? queryClient.getQueryData(product.queryKey)?.category : undefined;
  if (category) await queryClient.prefetchQuery(similarProductsQuery(api, category.id, similarLength));
  return null;
}

export async function searchLoader(args: LoaderFunctionArgs): Promise<null> {
  const search = new URL(args.request.url).searchParams;
  const text = search.get("q")?.trim() ?? "";
  if (text === "") return null;
  const source = { kind: "search", text } as const;
  return prefetch(args, any(productListQuery(contextOf(args).api, source, parseListState(search))));
}

export async function notFoundLoader(args: LoaderFunctionArgs): Promise<null> {
  contextOf(args).setStatus(404);
  return null;
}

/** `/brands`, `/sales` and `/new` are the catalogue with that filter. */
export function toCatalog(filter: CatalogFilter) {
  return ({ request }: LoaderFunctionArgs) =>
    redirect(pathsFor(splitLanguage(new URL(request.url).pathname).language).catalog(filter), 301);
}
