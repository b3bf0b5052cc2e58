import { relative } from "node:path";
import { ROOT } from "../places.ts";
import { demoAccounts } from "./demo-accounts.ts";
import type { ShopSettings } from "./environment.ts";

const signIn = (who: keyof typeof demoAccounts) =>
  `${demoAccounts[who].email} / ${demoAccounts[who].password}`;

/** The block that ends a start: where everything is, and who can sign in. */
export function welcome(url: string, { places, gatewaysPort }: ShopSettings, tool: string): string {
  const lines = [
    `Shop       ${url}`,
    `API        ${url}/api/v1/docs`,
    `Buyer      ${signIn("buyer")}`,
    `Seller     ${signIn("seller")}`,
    `Seller 2   ${signIn("otherSeller")}`,
    `Admin      ${signIn("admin")}`,
    ...(gatewaysPort
      ? [`Gateways   http://localhost:${gatewaysPort} (stand-ins of Payme, Click, UzCard)`]
      : []),
    `Logs       ${relative(ROOT, places.logs).startsWith("..") ? places.logs : relative(ROOT, places.logs)}`,
    `Stop       Ctrl-C     New demo data: ${tool} -- --reset`,
  ];
  return `\n${lines.map((line) => `  ${line}`).join("\n")}\n\n`;
}
