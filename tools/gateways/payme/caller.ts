import { ask } from "../http/ask.ts";
import type { Exchange } from "../http/exchange.ts";
import type { GatewaySettings } from "../settings.ts";

/** Deviations of one request. */
export interface Unusual {
  /** JSON-RPC id; by default a new one */
  id?: number | string;
  lose?: boolean;
  /** value of the Authorization header, or null for none */
  authorization?: string | null;
  contentType?: string | null;
  httpMethod?: string;
  body?: string;
}

export type CallPayme = (method: string, params: object, unusual?: Unusual) => Promise<Exchange>;

let lastId = 0;

/** Calls the shop's Merchant API as Payme does: JSON-RPC without `jsonrpc`, `text/json`, Basic with the key. */
export function paymeCaller({ shop, payme }: GatewaySettings): CallPayme {
  const usual = `Basic ${Buffer.from(`${payme.login}:${payme.key}`).toString("base64")}`;
  return async (method, params, unusual = {}) => {
    const body = unusual.body ?? JSON.stringify({ method, params, id: unusual.id ?? (lastId += 1) });
    const authorization = unusual.authorization === undefined ? usual : unusual.authorization;
    const contentType = unusual.contentType === undefined ? "text/json; charset=UTF-8" : unusual.contentType;
    const httpMethod = unusual.httpMethod ?? "POST";
    const reply = await ask({
      url: `${shop}/payments/payme`,
      method: httpMethod,
      headers: {
        ...(authorization !== null && { authorization }),
        ...(contentType !== null && { "content-type": contentType }),
      },
      body: httpMethod === "GET" ? undefined : body,
      lose: unusual.lose,
    });
    return { name: method, request: body, reply };
  };
}
