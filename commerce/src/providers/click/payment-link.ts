import type { Sum } from "@bezak/contract/money.ts";
import { amountText } from "./amount.ts";
import type { ClickOptions } from "./options.ts";

export interface ClickLinkOrder {
  /** order number, as in Click's callbacks */
  number: string;
  amount: Sum;
  /** where the payer returns to, whatever the result; proves nothing */
  returnUrl: string;
}

/** URL of the payment page. The link is not signed: all values are checked when Click calls. */
export function clickLink(options: ClickOptions, { number, amount, returnUrl }: ClickLinkOrder): string {
  const url = new URL(options.payUrl);
  const query = {
    service_id: options.serviceId,
    merchant_id: options.merchantId,
    amount: amountText(amount),
    transaction_param: number,
    return_url: returnUrl,
    ...(options.cardType ? { card_type: options.cardType } : {}),
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
