import { ask } from "../http/ask.ts";
import type { Exchange } from "../http/exchange.ts";
import type { GatewaySettings } from "../settings.ts";
import { clickSign } from "./sign.ts";
import type { ClickFields } from "./sign.ts";

/** Deviations of one request. */
export interface Unusual {
  lose?: boolean;
  /** a signature in place of the correct one */
  sign?: string;
  /** fields to leave out */
  without?: string[];
  httpMethod?: string;
}

export type ClickCallback = "prepare" | "complete";

export type CallClick = (to: ClickCallback, fields: ClickFields, unusual?: Unusual) => Promise<Exchange>;

/** Calls the shop's Prepare and Complete as Click does: a signed form. */
export function clickCaller({ shop, click }: GatewaySettings): CallClick {
  return async (to, fields, unusual = {}) => {
    const form = new URLSearchParams({ ...fields });
    for (const name of unusual.without ?? []) form.delete(name);
    const shown = form.toString();
    if (!unusual.without?.includes("sign_string"))
      form.set("sign_string", unusual.sign ?? clickSign(fields, click.secretKey));
    const reply = await ask({
      url: `${shop}/payments/click/${to}`,
      method: unusual.httpMethod,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: form.toString(),
      lose: unusual.lose,
    });
    return { name: to === "prepare" ? "Prepare" : "Complete", request: decodeURIComponent(shown), reply };
  };
}
