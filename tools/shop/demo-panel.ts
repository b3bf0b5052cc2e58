import type { Language } from "@bezak/contract/languages.ts";
import type { APIRequestContext } from "playwright";
import { panelAddresses, type Panel } from "../docs/panel-addresses.ts";
import { demoAccounts } from "./demo-accounts.ts";

/** The local storage of the demo's seller or administrator, and the pages of the panel. */
export async function demoPanel(
  request: APIRequestContext,
  home: string,
  { panel, language }: { panel: Panel; language: Language },
) {
  const account = panel === "seller" ? demoAccounts.seller : demoAccounts.admin;
  const signIn = await request.post(`${home}/api/v1/auth/login`, { data: account });
  const { token, user } = (await signIn.json()) as { token: string; user: object };
  const headers = { authorization: `Bearer ${token}` };
  const listRows = async (path: string) => {
    const answer = await request.get(`${home}/api/v1${path}`, { headers });
    return ((await answer.json()) as { data: { id: string }[] }).data;
  };
  return {
    stored: { token, user: JSON.stringify(user), language },
    addresses: await panelAddresses(panel, listRows),
  };
}
