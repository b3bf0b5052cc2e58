import { relative } from "node:path";
import { ROOT } from "../directories.ts";
import { demoAccounts } from "./demo-accounts.ts";
import type { ShopSettings } from "./environment.ts";

const signIn = (who: keyof typeof demoAccounts) =>
  `${demoAccounts[who].email} / ${demoAccounts[who].password}`;

const accounts = () => [
  `Buyer      ${signIn("buyer")}`,
  `Seller     ${signIn("seller")}`,
  `Seller 2   ${signIn("otherSeller")}`,
  `Admin      ${signIn("admin")}`,
];

/**
 * The block that ends a start: where everything is, and who can sign in. A real shop does not start while the demo's
 * passwords open it (commerce/src/scripts/start.ts), and in production nothing fills a new database with demo data.
 */
export function welcome(
  url: string,
  { directories, gatewaysPort }: Pick<ShopSettings, "directories" | "gatewaysPort">,
  tool: string,
  { NODE_ENV, BEZAK_DEMO }: NodeJS.ProcessEnv = process.env,
): string {
  const production = NODE_ENV === "production";
  const lines = [
    `Shop       ${url}`,
    `API        ${url}/api/v1/docs`,
    ...(production && BEZAK_DEMO !== "1" ? [] : accounts()),
    ...(gatewaysPort
      ? [`Gateways   http://localhost:${gatewaysPort} (stand-ins of Payme, Click, UzCard)`]
      : []),
    `Logs       ${relative(ROOT, directories.logs).startsWith("..") ? directories.logs : relative(ROOT, directories.logs)}`,
    `Stop       Ctrl-C${production ? "" : `     New demo data: ${tool} -- --reset`}`,
  ];
  return `\n${lines.map((line) => `  ${line}`).join("\n")}\n\n`;
}
