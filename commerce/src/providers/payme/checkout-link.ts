import { toTiyin, type Sum } from "@bezak/contract/money.ts";
import type { LedgerLanguage } from "../../modules/payment-ledger/ledger.ts";
import type { PaymeOptions } from "./options.ts";
import { ACCOUNT_FIELD } from "./params.ts";

/** Data of the payment link. None of it is trusted: it is checked when Payme calls. */
export interface PaymeLinkInput {
  /** number of the order */
  number: string;
  amount: Sum;
  language: LedgerLanguage;
  /** where the buyer returns to */
  returnUrl?: string;
}

/**
 * Milliseconds that Payme shows "paid" before the buyer returns: unspecified, 900 and 1000. As text these have 0, 7 and
 * 8 bytes, so one of them makes the length of the link's text a multiple of three.
 */
const waits = ["", ";ct=900", ";ct=1000"];

/**
 * URL of the checkout: `<checkout>/base64(m=…;ac.order_id=…;a=<tiyin>;l=…;c=…)`. The text's length is a multiple of
 * three, so that its base64 has no `=`: how Payme reads padding is not documented. The currency (`cr`) is omitted: a
 * cash desk has one, and its notation is not documented either.
 */
export function paymeLink(
  { checkoutUrl, merchantId }: Pick<PaymeOptions, "checkoutUrl" | "merchantId">,
  { number, amount, language, returnUrl }: PaymeLinkInput,
): string {
  const parts = [`m=${merchantId}`, `ac.${ACCOUNT_FIELD}=${number}`, `a=${toTiyin(amount)}`, `l=${language}`];
  // A semicolon would end the URL there.
  if (returnUrl) parts.push(`c=${new URL(returnUrl).href.replaceAll(";", "%3B")}`);
  const text = parts.join(";");
  const padded = waits.map((wait) => text + wait).find((one) => Buffer.byteLength(one) % 3 === 0) ?? text;
  return `${checkoutUrl}/${Buffer.from(padded).toString("base64")}`;
}
