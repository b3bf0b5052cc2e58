import { toTiyin } from "./payments.ts";
import type { ClickPayment } from "./payments.ts";

/** One line of the receipt; money in tiyin. */
interface FiscalItem {
  Name?: unknown;
  SPIC?: unknown;
  PackageCode?: unknown;
  GoodPrice?: unknown;
  /** total of the line */
  Price?: unknown;
  Amount?: unknown;
  VAT?: unknown;
  VATPercent?: unknown;
}

const isTiyin = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0;

/** Checks the submitted items of a payment and stores them in it. Gives what is wrong, or null. */
export function submitItems(payment: ClickPayment, body: Record<string, unknown>): string | null {
  const items = Array.isArray(body.items) ? (body.items as FiscalItem[]) : [];
  if (items.length === 0) return "items is empty";
  for (const [index, item] of items.entries()) {
    const at = `items[${index}]`;
    if (typeof item.Name !== "string" || !item.Name) return `${at}.Name is missing`;
    if (!/^\d{17}$/.test(String(item.SPIC))) return `${at}.SPIC is not 17 digits`;
    if (!item.PackageCode) return `${at}.PackageCode is missing`;
    for (const name of ["GoodPrice", "Price", "VAT"] as const)
      if (!isTiyin(item[name])) return `${at}.${name} is not an integer in tiyin`;
    if (typeof item.Amount !== "number" || item.Amount <= 0) return `${at}.Amount is wrong`;
    if (typeof item.VATPercent !== "number") return `${at}.VATPercent is missing`;
  }
  const received = [body.received_ecash, body.received_cash, body.received_card];
  if (!received.every(isTiyin)) return "received_* are not integers in tiyin";
  const wanted = toTiyin(payment.amount);
  const total = items.reduce((sum, { Price }) => sum + Number(Price), 0);
  const paid = received.reduce((sum: number, one) => sum + Number(one), 0);
  if (total !== wanted) return `the items make ${total} tiyin, the payment is ${wanted} tiyin`;
  if (paid !== wanted) return `received_* make ${paid} tiyin, the payment is ${wanted} tiyin`;
  payment.fiscal = { items: items.length, total };
  return null;
}
