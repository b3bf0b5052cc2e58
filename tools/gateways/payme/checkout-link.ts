import { chooseLanguage } from "../html/language.ts";
import type { Language } from "../html/language.ts";

/** The parameters of a link `https://checkout.paycom.uz/<base64>`. It is unsigned: anybody can write one. */
export interface CheckoutLink {
  merchantId: string;
  /** fields of the account, such as order_id */
  account: Record<string, string>;
  /** in tiyin */
  amount: number;
  language: Language;
  returnUrl: string | undefined;
  /** milliseconds between the payment and the redirect of the payer */
  returnAfter: number | undefined;
}

/** Reads the base64 part of a checkout link: `m=…;ac.order_id=…;a=…`. Null when it is invalid. */
export function readCheckoutLink(base64: string): CheckoutLink | null {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return null;
  const parts = Buffer.from(base64, "base64").toString("utf8").split(";");
  const pairs = parts.filter(Boolean).map((part): [string, string] => {
    const at = part.indexOf("=");
    return [part.slice(0, at), part.slice(at + 1)];
  });
  const values = new Map(pairs);
  const amount = values.get("a") ?? "";
  const account = pairs
    .filter(([name]) => name.startsWith("ac."))
    .map(([name, value]): [string, string] => [name.slice(3), value]);
  if (!values.get("m") || account.length === 0 || !/^[1-9]\d{0,14}$/.test(amount)) return null;
  const after = Number(values.get("ct"));
  return {
    merchantId: values.get("m") ?? "",
    account: Object.fromEntries(account),
    amount: Number(amount),
    language: chooseLanguage(values.get("l"), undefined),
    returnUrl: values.get("c"),
    returnAfter: Number.isInteger(after) && after > 0 ? after : undefined,
  };
}

/** The return URL with `:transaction` and `:account.<field>` filled in. */
export function fillReturnUrl(address: string, transaction: string, account: Record<string, string>): string {
  const withAccount = Object.entries(account).reduce(
    (text, [field, value]) => text.replaceAll(`:account.${field}`, encodeURIComponent(value)),
    address,
  );
  return withAccount.replaceAll(":transaction", encodeURIComponent(transaction));
}
