import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import { defaultLanguage, languages, type Language } from "../lib/language.ts";
import { FailurePage } from "./failure-page.tsx";
import {
  catalogLoader,
  categoryLoader,
  homeLoader,
  notFoundLoader,
  productLoader,
  searchLoader,
  shellLoader,
  toCatalog,
} from "./loaders.ts";

/** What a route tells about itself to the server: the module whose code and styles its page needs. */
export interface RouteHandle {
  file: string;
}

type PageModule = () => Promise<{ default: ComponentType }>;

function page(name: string, load: PageModule): Pick<RouteObject, "lazy" | "handle"> {
  return {
    lazy: async () => ({ Component: (await load()).default }),
    handle: { file: `src/app/pages/${name}.tsx` } satisfies RouteHandle,
  };
}

/** The pages of one language. Three explicit trees: an optional `:lang` would match any first word. */
function tree(language: Language): RouteObject {
  return {
    id: language,
    path: language === defaultLanguage ? "/" : `/${language}`,
    loader: shellLoader,
    // the menu changes rarely and its query knows its own age
    shouldRevalidate: () => false,
    ErrorBoundary: FailurePage,
    lazy: async () => ({ Component: (await import("./shop/shop-shell.tsx")).default }),
    handle: { file: "src/app/shop/shop-shell.tsx" } satisfies RouteHandle,
    children: [
      { index: true, loader: homeLoader, ...page("home-page", () => import("./pages/home-page.tsx")) },
      {
        path: "catalog",
        loader: catalogLoader,
        ...page("catalog-page", () => import("./pages/catalog-page.tsx")),
      },
      {
        path: "category/:categoryId",
        loader: categoryLoader,
        ...page("category-page", () => import("./pages/category-page.tsx")),
      },
      {
        path: "product/:id",
        loader: productLoader,
        ...page("product-page", () => import("./pages/product-page.tsx")),
      },
      {
        path: "search",
        loader: searchLoader,
        ...page("search-page", () => import("./pages/search-page.tsx")),
      },
      { path: "cart", ...page("cart-page", () => import("./pages/cart-page.tsx")) },
      { path: "checkout", ...page("checkout-page", () => import("./pages/checkout-page.tsx")) },
      {
        path: "order-success",
        ...page("order-success-page", () => import("./pages/order-success-page.tsx")),
      },
      { path: "login", ...page("login-page", () => import("./pages/login-page.tsx")) },
      { path: "register", ...page("register-page", () => import("./pages/register-page.tsx")) },
      { path: "orders", ...page("orders-page", () => import("./pages/orders-page.tsx")) },
      { path: "order/:orderId", ...page("order-page", () => import("./pages/order-page.tsx")) },
      { path: "brands", loader: toCatalog("brands") },
      { path: "sales", loader: toCatalog("sales") },
      { path: "new", loader: toCatalog("new") },
      {
        path: "*",
        loader: notFoundLoader,
        ...page("not-found-page", () => import("./pages/not-found-page.tsx")),
      },
    ],
  };
}

export const routes: RouteObject[] = languages.map(tree);
