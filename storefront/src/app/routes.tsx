import type { ComponentType } from "react";
import { Navigate, type RouteObject } from "react-router-dom";
import type { WordPart } from "../i18n/texts.ts";
import { defaultLanguage, languages, type Language } from "../lib/language.ts";
import { pathsFor, type CatalogFilter } from "../lib/paths.ts";
import { lazyPage } from "./lazy-page.tsx";
import {
  catalogLoader,
  categoryLoader,
  homeLoader,
  notFoundLoader,
  productLoader,
  searchLoader,
  shellLoader,
} from "./loaders.ts";
import type { Loader } from "./request-context.ts";

/** What a route tells about itself. */
export interface RouteHandle {
  /** the module whose code and styles its page needs */
  file: string;
  words: readonly WordPart[];
  preload: () => Promise<void>;
  load?: Loader;
}

/** A route that is another address: the server answers with a redirect. */
export interface RedirectHandle {
  redirect: string;
}

type PageModule = () => Promise<{ default: ComponentType }>;

type Part = Pick<RouteObject, "element" | "handle">;

/** A piece of the shop with the words it says and the data it shows. */
function part(
  language: Language,
  file: string,
  words: readonly WordPart[],
  module: PageModule,
  load?: Loader,
): Part {
  const { Page, preload } = lazyPage(language, words, module);
  return {
    element: <Page />,
    handle: { file: `src/app/${file}.tsx`, words, preload, load } satisfies RouteHandle,
  };
}

/** The pages of one language. Three explicit trees: an optional `:lang` would match any first word. */
function tree(language: Language): RouteObject {
  const page = (name: string, words: readonly WordPart[], module: PageModule, load?: Loader) =>
    part(language, `pages/${name}-page`, words, module, load);
  const toCatalog = (filter: CatalogFilter): RouteObject => {
    const redirect = pathsFor(language).catalog(filter);
    return {
      path: filter,
      element: <Navigate replace to={redirect} />,
      handle: { redirect } satisfies RedirectHandle,
    };
  };
  return {
    id: language,
    path: language === defaultLanguage ? "/" : `/${language}`,
    ...part(language, "shop/shop-shell", ["shell"], () => import("./shop/shop-shell.tsx"), shellLoader),
    children: [
      { index: true, ...page("home", ["home"], () => import("./pages/home-page.tsx"), homeLoader) },
      {
        path: "catalog",
        ...page("catalog", ["catalog"], () => import("./pages/catalog-page.tsx"), catalogLoader),
      },
      {
        path: "category/:categoryId",
        ...page("category", ["catalog"], () => import("./pages/category-page.tsx"), categoryLoader),
      },
      {
        path: "product/:id",
        ...page("product", ["product"], () => import("./pages/product-page.tsx"), productLoader),
      },
      {
        path: "search",
        ...page("search", ["catalog"], () => import("./pages/search-page.tsx"), searchLoader),
      },
      { path: "cart", ...page("cart", ["cart"], () => import("./pages/cart-page.tsx")) },
      {
        path: "checkout",
        ...page("checkout", ["cart", "checkout", "orders"], () => import("./pages/checkout-page.tsx")),
      },
      {
        path: "order-success",
        ...page("order-success", ["orders"], () => import("./pages/order-success-page.tsx")),
      },
      { path: "login", ...page("login", ["account"], () => import("./pages/login-page.tsx")) },
      { path: "register", ...page("register", ["account"], () => import("./pages/register-page.tsx")) },
      { path: "orders", ...page("orders", ["orders"], () => import("./pages/orders-page.tsx")) },
      { path: "order/:orderId", ...page("order", ["orders"], () => import("./pages/order-page.tsx")) },
      toCatalog("brands"),
      toCatalog("sales"),
      toCatalog("new"),
      {
        path: "*",
        ...page("not-found", [], () => import("./pages/not-found-page.tsx"), notFoundLoader),
      },
    ],
  };
}

export const routes: RouteObject[] = languages.map(tree);
