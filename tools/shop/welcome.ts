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
 * The text at the end of a start: addresses and demo accounts. A real shop refuses to start while the demo passwords are
 * valid (commerce/src/scripts/start.ts), and in production a new database gets no demo data.
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
      ? [`Gateways   http://localhost:${gatewaysPort} (simulators of Payme, Click, UzCard)`]
      : []),
    `Logs       ${relative(ROOT, directories.logs).startsWith("..") ? directories.logs : relative(ROOT, directories.logs)}`,
    `Stop       Ctrl-C${production ? "" : `     New demo data: ${tool} -- --reset`}`,
  ];
  return `\n${lines.map((line) => `  ${line}`).join("\n")}\n\n`;
}
