import { Suspense } from "react";
import { useLocation, useRoutes, type RouteObject } from "react-router";
import { useLanguage } from "../../i18n/texts-context.tsx";
import { splitLanguage, type Language } from "../../lib/language.ts";
import { lazyPage } from "../lazy-page.tsx";
import { sellerPages, type SellerPageEntry } from "../seller-routes.tsx";
import { RequireRole } from "./require-role.tsx";
import { SellerSkeleton } from "./seller-skeleton.tsx";

const made = new Map<string, RouteObject[]>();

/** Pages of the panel whose address starts with a segment ("products", or nothing), relative to it. */
function routesBelow(language: Language, firstWord: string): RouteObject[] {
  const key = `${language}/${firstWord}`;
  const routes = made.get(key) ?? makeRoutes(language, firstWord);
  made.set(key, routes);
  return routes;
}

function makeRoutes(language: Language, firstWord: string): RouteObject[] {
  const inWord = ({ path }: SellerPageEntry) => path === firstWord || path.startsWith(`${firstWord}/`);
  const pages = sellerPages.filter(inWord).map(({ path, section, messages, module }): RouteObject => {
    const { Page } = lazyPage(language, messages, module);
    const element = (
      <RequireRole section={section}>
        <Page />
      </RequireRole>
    );
    return path === firstWord
      ? { index: true, element }
      : { path: path.slice(firstWord.length + 1), element };
  });
  const { Page: SellerNotFound } = lazyPage(language, [], () => import("./seller-not-found-page.tsx"));
  return [...pages, { path: "*", element: <SellerNotFound /> }];
}

export function SellerPage() {
  const language = useLanguage();
  const firstWord = splitLanguage(useLocation().pathname).rest.split("/")[2] ?? "";
  return <Suspense fallback={<SellerSkeleton />}>{useRoutes(routesBelow(language, firstWord))}</Suspense>;
}
