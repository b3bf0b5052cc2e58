import { asTiyin, toTiyin, type Tiyin } from "@bezak/contract/money.ts";
import type { ReceiptLine, ReceiptLines } from "../../modules/payment-ledger/ledger.ts";
import type { ClickOptions } from "./options.ts";

/** A line of the receipt in Click's words. Money in tiyin, although the rest of Click counts in sum. */
export interface FiscalItem {
  Name: string;
  /** IKPU */
  SPIC: string;
  PackageCode: string;
  /** of one piece */
  GoodPrice: Tiyin;
  /** of the whole line */
  Price: Tiyin;
  /** pieces */
  Amount: number;
  /** the tax inside `Price` */
  VAT: Tiyin;
  VATPercent: number;
  CommissionInfo: { TIN?: string; PINFL?: string };
}

/** Whether every part of the receipt has its codes; delivery is a line of its own here. */
export const canItemise = ({ delivery: codes }: ClickOptions, { delivery }: ReceiptLines): boolean =>
  delivery === 0 || codes !== undefined;

const deliveryTitle = "Доставка";

export function fiscalItems(options: ClickOptions, { items, delivery }: ReceiptLines): FiscalItem[] {
  const codes = options.delivery;
  const fee = delivery > 0 && codes ? [{ title: deliveryTitle, price: delivery, quantity: 1, ...codes }] : [];
  // what a shop sells is its own; delivery is the marketplace's
  return [...items, ...fee].map((line: ReceiptLine) => itemOf(line, line.sellerTin ?? options.tin));
}

function itemOf(
  { title, price, quantity, ikpu, packageCode, vatPercent }: ReceiptLine,
  tin?: string,
): FiscalItem {
  const total = toTiyin(price * quantity);
  return {
    Name: title,
    SPIC: ikpu,
    PackageCode: packageCode,
    GoodPrice: toTiyin(price),
    Price: total,
    Amount: quantity,
    VAT: asTiyin(Math.round((total * vatPercent) / (100 + vatPercent))),
    VATPercent: vatPercent,
    // Nine digits are a company's, fourteen a person's.
    CommissionInfo: tin === undefined ? {} : tin.length === 14 ? { PINFL: tin } : { TIN: tin },
  };
}
