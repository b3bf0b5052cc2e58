import type { Attempt, Payable } from "../modules/payment-ledger/ledger.ts";
import { clickOptions } from "./click/options.ts";
import { clickLink } from "./click/payment-link.ts";
import { clickReversal } from "./click/reversal.ts";
import type { GatewayReversal } from "../modules/payment-ledger/gateway-reversal.ts";
import { paymeLink } from "./payme/checkout-link.ts";
import { paymeOptions } from "./payme/options.ts";
import { atmosOptions } from "./uzcard/options.ts";
import { atmosReversal } from "./uzcard/reversal.ts";

/** Keys published in this repository or in Click's documents: any reader could use them to mark an order as paid. */
const PUBLISHED = /demo|TEST_SECRET_KEY/i;
const KEYS = ["PAYME_KEY", "CLICK_SECRET_KEY", "ATMOS_API_KEY", "ATMOS_CONSUMER_SECRET"] as const;
const published = KEYS.find((name) => PUBLISHED.test(process.env[name] ?? ""));
if (published && process.env.NODE_ENV === "production") {
  throw new Error(`${published} is a published key, which is rejected in production even in test mode.`);
}

/** Options of the configured gateways, read once; an incomplete one ends the process with a message. */
export const gateways = {
  atmos: atmosOptions(process.env),
  click: clickOptions(process.env),
  payme: paymeOptions(process.env),
};

const { atmos, click, payme } = gateways;

const reversals: Record<string, GatewayReversal | undefined> = {
  atmos: atmos && atmosReversal(atmos),
  click: click && clickReversal(click),
};

/** Gateways that can be queried whether a payment is still valid. */
export const queryableGateways = Object.keys(reversals).filter((name) => reversals[name]);

/** Returns the reversal of a gateway; undefined when it has no call for it. */
export function findReversal(gateway: string): GatewayReversal | undefined {
  return reversals[gateway];
}

/** URL where an order is paid; null when there is none. `held` is the attempt in progress. */
export function payLink(payable: Payable, held: Attempt | undefined, returnUrl: string): string | null {
  // A page of the acquirer belongs to its attempt.
  if (held) return typeof held.data.page === "string" ? held.data.page : null;
  const { method, number, amount, language } = payable;
  if (method === "payme" && payme) return paymeLink(payme, { number, amount, language, returnUrl });
  if (method === "click" && click) return clickLink(click, { number, amount, returnUrl });
  return null;
}
