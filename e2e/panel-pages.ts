import type { APIRequestContext, Page } from "@playwright/test";
import { pages } from "../tools/docs/pages.ts";
import { demoAccounts } from "../tools/shop/demo-accounts.ts";
import { call } from "./call.ts";
import { become, enter } from "./selling.ts";
import type { Language } from "./messages.ts";

type Panel = "seller" | "administrator";

const accounts: Record<Panel, { email: string; password: string }> = {
  seller: demoAccounts.seller,
  administrator: demoAccounts.admin,
};

/** The page of a row is below that of its list, whose call has the same path, except for these. */
const listCalls: Partial<Record<string, string>> = {
  "/admin/banners": "/banners/admin",
  "/admin/sections": "/sections/admin",
};

/**
 * Signs in the demo's seller or administrator on every page opened from now on. Returns every page of the panel, each with
 * data of the demo.
 */
export async function panelPages(
  page: Page,
  request: APIRequestContext,
  panel: Panel,
  language: Language,
): Promise<string[]> {
  const person = await enter(request, "login", accounts[panel]);
  await become(page, person, language);
  const first = async (path: string) =>
    (await call<{ id: string }[]>(request, person, path))[0]?.id ?? "none";
  if (panel === "administrator") {
    const paths = pages.filter(({ opens }) => opens === panel).map(({ path }) => path);
    return Promise.all(
      paths.map(async (path) => {
        if (!path.endsWith("/{id}")) return path;
        const list = path.replace("/{id}", "");
        return `${list}/${await first(listCalls[list] ?? list)}`;
      }),
    );
  }
  const product = await first("/sellers/me/products");
  return [
    "",
    "/products",
    "/products/add",
    "/products/import",
    `/products/edit/${product}`,
    `/products/preview/${product}`,
    "/orders",
    `/orders/${await first("/sellers/me/orders")}`,
    "/returns",
    `/returns/${await first("/sellers/me/returns")}`,
    "/reviews",
    "/finance",
    "/settings",
    "/team",
  ].map((name) => `/seller${name}`);
}
