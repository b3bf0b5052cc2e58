import { asTiyin, toTiyin, type Tiyin } from "@bezak/contract/money.ts";
import type { ReceiptLine, ReceiptLines } from "../../modules/payment-ledger/ledger.ts";
import type { ClickOptions } from "./options.ts";

/** A line of the receipt with Click's field names. Money is in tiyin, although the rest of Click's API uses sum. */
export interface FiscalItem {
  Name: string;
  /** IKPU */
  SPIC: string;
  PackageCode: string;
  /** per piece */
  GoodPrice: Tiyin;
  /** of the whole line */
  Price: Tiyin;
  /** pieces */
  Amount: number;
  /** the tax included in `Price` */
  VAT: Tiyin;
  VATPercent: number;
  CommissionInfo: { TIN?: string; PINFL?: string };
}

/** Whether every line has fiscal codes; delivery is a separate line. */
export const canItemise = ({ delivery: codes }: ClickOptions, { delivery }: ReceiptLines): boolean =>
  delivery === 0 || codes !== undefined;

const deliveryTitle = "Доставка";

export function fiscalItems(options: ClickOptions, { items, delivery }: ReceiptLines): FiscalItem[] {
  const codes = options.delivery;
  const fee = delivery > 0 && codes ? [{ title: deliveryTitle, price: delivery, quantity: 1, ...codes }] : [];
  // shops sell the products; the marketplace sells the delivery
  return [...items, ...fee].map((line: ReceiptLine) => getItem(line, line.sellerTin ?? options.tin));
}

function getItem(
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
    // Nine digits belong to a company, fourteen to a person.
    CommissionInfo: tin === undefined ? {} : tin.length === 14 ? { PINFL: tin } : { TIN: tin },
  };
}
