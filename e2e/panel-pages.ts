import type { APIRequestContext, Page } from "@playwright/test";
import { panelAddresses, type Panel } from "../tools/docs/panel-addresses.ts";
import { demoAccounts } from "../tools/shop/demo-accounts.ts";
import { call } from "./call.ts";
import { become, enter } from "./selling.ts";
import type { Language } from "./messages.ts";

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
  return panelAddresses(panel, (path) => call<{ id: string }[]>(request, person, path));
}
