import { toTiyin, type Sum } from "@bezak/contract/money.ts";
import type { LedgerLanguage } from "../../modules/payment-ledger/ledger.ts";
import type { PaymeOptions } from "./options.ts";
import { ACCOUNT_FIELD } from "./params.ts";

/** What a buyer is sent to Payme with. Nothing of it proves anything: it is checked when Payme calls. */
export interface PaymeLinkInput {
  /** the order's */
  number: string;
  amount: Sum;
  language: LedgerLanguage;
  /** where the buyer comes back to */
  returnUrl?: string;
}

/**
 * Milliseconds that the buyer looks at Payme's "paid" before coming back: none said, 900 and 1000. With their names they
 * have 0, 7 and 8 bytes, so one of them makes the text a multiple of three.
 */
const waits = ["", ";ct=900", ";ct=1000"];

/**
 * The checkout's address: `<checkout>/base64(m=…;ac.order_id=…;a=<tiyin>;l=…;c=…)`. The text's length is a multiple of
 * three, so that its base64 ends without `=`: how Payme reads padding is documented nowhere. The currency (`cr`) is left
 * out: a cash desk has one, and how it would be written is not documented either.
 */
export function paymeLink(
  { checkoutUrl, merchantId }: Pick<PaymeOptions, "checkoutUrl" | "merchantId">,
  { number, amount, language, returnUrl }: PaymeLinkInput,
): string {
  const parts = [`m=${merchantId}`, `ac.${ACCOUNT_FIELD}=${number}`, `a=${toTiyin(amount)}`, `l=${language}`];
  // A semicolon would end the address there.
  if (returnUrl) parts.push(`c=${new URL(returnUrl).href.replaceAll(";", "%3B")}`);
  const text = parts.join(";");
  const padded = waits.map((wait) => text + wait).find((one) => Buffer.byteLength(one) % 3 === 0) ?? text;
  return `${checkoutUrl}/${Buffer.from(padded).toString("base64")}`;
}
