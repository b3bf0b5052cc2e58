import { toTiyin, type Tiyin } from "@bezak/contract/money.ts";
import type { Payable, LedgerLanguage } from "../../modules/payment-ledger/ledger.ts";

const delivery: Record<LedgerLanguage, string> = {
  ru: "Доставка",
  uz: "Yetkazib berish",
  en: "Delivery",
};

/** `detail` of CheckPerformTransaction. Prices are per piece, in tiyin. */
interface FiscalDetail {
  receipt_type: 0;
  shipping?: { title: string; price: Tiyin };
  items: {
    title: string;
    price: Tiyin;
    count: number;
    code: string;
    package_code: string;
    vat_percent: number;
  }[];
}

/**
 * What Payme prints on the fiscal receipt. Undefined when a code is missing or the lines do not add up to the amount.
 */
export function fiscalDetail({ receipt, amount, language }: Payable): FiscalDetail | undefined {
  if (!receipt) return undefined;
  const lines = receipt.items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  if (lines + receipt.delivery !== amount) return undefined;
  return {
    receipt_type: 0,
    ...(receipt.delivery > 0 && {
      shipping: { title: delivery[language], price: toTiyin(receipt.delivery) },
    }),
    items: receipt.items.map(({ title, price, quantity, ikpu, packageCode, vatPercent }) => ({
      title,
      price: toTiyin(price),
      count: quantity,
      code: ikpu,
      package_code: packageCode,
      vat_percent: vatPercent,
    })),
  };
}
