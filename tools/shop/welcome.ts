import { relative } from "node:path";
import { ROOT } from "../places.ts";
import type { ShopSettings } from "./environment.ts";

/** The block that ends a start: where everything is. The accounts are those of the demo data. */
export function welcome(url: string, { places, gatewaysPort }: ShopSettings, tool: string): string {
  const lines = [
    `Shop       ${url}`,
    `API        ${url}/api/v1/docs`,
    `Buyer      buyer@bezak.uz / bezak-buyer`,
    `Seller     seller@bezak.uz / bezak-seller`,
    `Admin      admin@bezak.uz / bezak-admin`,
    ...(gatewaysPort
      ? [`Gateways   http://localhost:${gatewaysPort} (stand-ins of Payme, Click, UzCard)`]
      : []),
    `Logs       ${relative(ROOT, places.logs).startsWith("..") ? places.logs : relative(ROOT, places.logs)}`,
    `Stop       Ctrl-C     New demo data: ${tool} -- --reset`,
  ];
  return `\n${lines.map((line) => `  ${line}`).join("\n")}\n\n`;
}
