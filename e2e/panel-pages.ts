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
    // the page of a row is below that of its list, whose call has the same path
    return Promise.all(
      paths.map(async (path) =>
        path.endsWith("/{id}") ? path.replace("{id}", await first(path.replace("/{id}", ""))) : path,
      ),
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
