import type { Attempt, Payable } from "../modules/payment-ledger/ledger.ts";
import { clickOptions } from "./click/options.ts";
import { clickLink } from "./click/payment-link.ts";
import { clickReversal } from "./click/reversal.ts";
import type { GatewayReversal } from "../modules/payment-ledger/gateway-reversal.ts";
import { paymeLink } from "./payme/checkout-link.ts";
import { paymeOptions } from "./payme/options.ts";
import { atmosOptions } from "./uzcard/options.ts";
import { atmosReversal } from "./uzcard/reversal.ts";

/** Keys that stand in this repository or in the documents of Click: whoever reads them could say that an order is paid. */
const PUBLISHED = /demo|TEST_SECRET_KEY/i;
const KEYS = ["PAYME_KEY", "CLICK_SECRET_KEY", "ATMOS_API_KEY", "ATMOS_CONSUMER_SECRET"] as const;
const published = KEYS.find((name) => PUBLISHED.test(process.env[name] ?? ""));
if (published && process.env.NODE_ENV === "production") {
  throw new Error(`${published} is a published key: production refuses it, in test mode too.`);
}

/** Options of the gateways that are set up, read once; a half-set one ends the process with a sentence. */
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

/** Gateways that say of a payment whether they still have it. */
export const lookableGateways = Object.keys(reversals).filter((name) => reversals[name]);

/** How a gateway gives money back; undefined where it cannot be asked by a call. */
export function reversalOf(gateway: string): GatewayReversal | undefined {
  return reversals[gateway];
}

/** Where an order is paid, for a browser; null where there is no such page. `held` is the try that is under way. */
export function payLink(payable: Payable, held: Attempt | undefined, returnUrl: string): string | null {
  // A page of the acquirer's own belongs to its try.
  if (held) return typeof held.data.page === "string" ? held.data.page : null;
  const { method, number, amount, language } = payable;
  if (method === "payme" && payme) return paymeLink(payme, { number, amount, language, returnUrl });
  if (method === "click" && click) return clickLink(click, { number, amount, returnUrl });
  return null;
}
