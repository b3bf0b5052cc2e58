import type { ComponentType } from "react";
import { Navigate, useLocation, type RouteObject } from "react-router";
import type { MessagePart } from "../i18n/texts.ts";
import { infoPages, isInfoPage } from "../lib/info-pages.ts";
import { defaultLanguage, languages, type Language } from "../lib/language.ts";
import { pathsFor, type CatalogFilter } from "../lib/paths.ts";
import { lazyPage } from "./lazy-page.tsx";
import {
  catalogLoader,
  categoryLoader,
  deliveryLoader,
  homeLoader,
  notFoundLoader,
  productLoader,
  searchLoader,
  sellerLoader,
  shellLoader,
} from "./loaders.ts";
import type { LazyPageName } from "./lazy-pages.ts";
import type { Loader } from "./request-context.ts";

export interface RouteHandle {
  /** module of the page, for its code and styles */
  file: string;
  messages: readonly MessagePart[];
  preload: () => Promise<void>;
  load?: Loader;
  /** further modules of the page */
  more?: readonly string[];
  /** address to redirect to for certain queries */
  elsewhere?: (search: URLSearchParams) => string | null;
}

/** A former address: the server answers with a redirect. */
export interface RedirectHandle {
  redirect: string;
}

type PageModule = () => Promise<{ default: ComponentType }>;

/** Loads a page through the list in lazy-pages.ts, which first visits do not load. */
const lazy = (name: LazyPageName) => async () => (await import("./lazy-pages.ts")).lazyPages[name]();

type Part = Pick<RouteObject, "element" | "handle">;

/** A shell or page with its messages and data. */
function part(
  language: Language,
  file: string,
  messages: readonly MessagePart[],
  module: PageModule,
  load?: Loader,
): Part {
  const { Page, preload } = lazyPage(language, messages, module);
  return {
    element: <Page />,
    handle: { file: `src/app/${file}.tsx`, messages, preload, load } satisfies RouteHandle,
  };
}

/** A page with one document in one language (`i18n/documents`). */
function textPage(language: Language, path: string, name: string, load?: Loader): RouteObject {
  const { element, handle } = part(
    language,
    "pages/open-info-page",
    ["info"],
    async () => {
      const { openInfoPage } = await import("./pages/open-info-page.tsx");
      return { default: await openInfoPage(name, language) };
    },
    load,
  );
  const more = [`src/i18n/documents/${name}/${language}.json`];
  return { path, element, handle: { ...(handle as RouteHandle), more } };
}

/** The catalogue; former values of `filter` redirect to the documents that replaced them. */
function catalogPage(language: Language, { element, handle }: Part): RouteObject {
  const elsewhere = (search: URLSearchParams) => {
    const filter = search.get("filter");
    return isInfoPage(filter) ? pathsFor(language).info(filter) : null;
  };
  function Catalog() {
    const to = elsewhere(new URLSearchParams(useLocation().search));
    return to === null ? element : <Navigate replace to={to} />;
  }
  return { path: "catalog", element: <Catalog />, handle: { ...(handle as RouteHandle), elsewhere } };
}

/** Pages of one language. Three explicit trees, since an optional `:lang` would match any first segment. */
function tree(language: Language): RouteObject {
  const page = (name: string, messages: readonly MessagePart[], module: PageModule, load?: Loader) =>
    part(language, `pages/${name}-page`, messages, module, load);
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
      catalogPage(
        language,
        page("catalog", ["catalog"], () => import("./pages/catalog-page.tsx"), catalogLoader),
      ),
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
      { path: "cart", ...page("cart", ["cart"], lazy("cart")) },
      {
        path: "checkout",
        ...page("checkout", ["cart", "checkout", "orders", "dates", "payments"], lazy("checkout")),
      },
      {
        path: "order-success",
        ...page("order-success", ["orders", "dates", "payments"], lazy("orderSuccess")),
      },
      { path: "login", ...page("login", ["account"], lazy("login")) },
      { path: "register", ...page("register", ["account"], lazy("register")) },
      {
        path: "forgot-password",
        ...page("forgot-password", ["account"], lazy("forgotPassword")),
      },
      {
        path: "reset-password",
        ...page("reset-password", ["account"], lazy("resetPassword")),
      },
      { path: "profile", ...page("profile", ["profile", "layers"], lazy("profile")) },
      {
        path: "settings",
        ...page("settings", ["settings", "account", "notifications", "orders", "dates"], lazy("settings")),
      },
      { path: "orders", ...page("orders", ["orders", "dates", "payments"], lazy("orders")) },
      {
        path: "notifications",
        ...page("notifications", ["notifications", "orders", "dates"], lazy("notifications")),
      },
      {
        path: "order/:orderId",
        ...page("order", ["orders", "dates", "payments"], lazy("order")),
      },
      {
        path: "order-confirmation/:orderId",
        ...page("order-confirmation", ["orders", "dates", "payments"], lazy("orderConfirmation")),
      },
      {
        path: "payment-status/:paymentId",
        ...page("payment-status", ["orders", "dates", "payments"], lazy("paymentStatus")),
      },
      {
        path: "wishlist",
        ...page("wishlist", ["wishlist", "layers"], lazy("wishlist")),
      },
      { path: "compare", ...page("compare", ["compare"], lazy("compare")) },
      {
        path: "seller/:sellerId",
        ...page(
          "seller",
          ["catalog", "reviews", "store"],
          () => import("./pages/seller-page.tsx"),
          sellerLoader,
        ),
      },
      textPage(language, "about", "about"),
      ...infoPages.map((name) =>
        textPage(language, `info/${name}`, name, name === "delivery" ? deliveryLoader : undefined),
      ),
      textPage(language, "faq", "faq"),
      {
        path: "contacts",
        ...page("contacts", ["contacts"], lazy("contacts")),
      },
      {
        // the token is after `#`; links of older mails have it in the path
        path: "seller-invitation/:token?",
        ...page("invitation", ["invitation"], lazy("invitation")),
      },
      {
        path: "admin-invitation",
        ...page("admin-invitation", ["admin-team", "account", "orders", "dates"], lazy("adminInvitation")),
      },
      {
        path: "become-seller",
        ...page(
          "become-seller",
          ["selling", "application", "orders", "dates", "account"],
          lazy("becomeSeller"),
        ),
      },
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

/** The receipt for printing, outside the shell. */
function receipt(language: Language): RouteObject {
  const messages = ["shell", "orders", "dates", "payments"] as const;
  return {
    path: `${language === defaultLanguage ? "" : `/${language}`}/order/:orderId/receipt`,
    ...part(language, "pages/receipt-page", messages, lazy("receipt")),
  };
}

/** The administrator's panel has its own routes (admin-routes.tsx), which buyers do not load. */
function adminPanel(language: Language): RouteObject {
  return {
    path: `${pathsFor(language).adminPanel()}/*`,
    ...part(language, "admin/admin-panel", ["shell", "admin"], lazy("adminPanel")),
  };
}

/** First segments of the seller panel's addresses; with any other segment `/seller/` is the public page of a shop. */
const sellerSections = ["", "products", "orders", "returns", "reviews", "finance", "settings", "team"];

/** The seller panel has its own routes too (seller-routes.tsx). */
function sellerPanel(language: Language): RouteObject[] {
  const panel = part(
    language,
    "seller/seller-shell",
    // date formats are in the part `orders`
    ["shell", "seller", "orders", "dates"],
    lazy("sellerPanel"),
  );
  const start = `${language === defaultLanguage ? "" : `/${language}`}/seller/`;
  return sellerSections.map((section) => ({ path: `${start}${section && `${section}/`}*`, ...panel }));
}

export const routes: RouteObject[] = [
  ...languages.map(tree),
  ...languages.map(receipt),
  ...languages.map(adminPanel),
  ...languages.flatMap(sellerPanel),
];
