import type { Sum } from "@bezak/contract/money.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { FiscalCodes } from "../../modules/fiscal/fiscal-codes.ts";
import type { ReceiptLine, ReceiptLines } from "../../modules/payment-ledger/ledger.ts";
import { readFiscalCodes } from "../fiscal/read-fiscal-codes.ts";
import { readSellerTins } from "../fiscal/read-seller-tins.ts";

/** A line of a receipt; `price` of one piece, whole sum. */
export interface SoldLine {
  productId: string;
  /** in Russian, as the buyer's receipt shows it */
  title: string;
  price: Sum;
  quantity: number;
}

/** `delivery` and `total` in whole sum. */
export interface SoldLines {
  lines: readonly SoldLine[];
  delivery: number;
  total: Sum;
}

/**
 * Lines with their fiscal codes and the shop's tax number; null when a line has no codes. The gateway then gets no fiscal
 * detail: a wrong code, or a receipt that lacks a line, is worse than none.
 */
export function findFiscalLines(
  lines: readonly SoldLine[],
  codes: ReadonlyMap<string, FiscalCodes | null>,
  tins: ReadonlyMap<string, string> = new Map(),
): ReceiptLine[] | null {
  const items = lines.flatMap(({ productId, title, price, quantity }) => {
    const own = codes.get(productId);
    const sellerTin = tins.get(productId);
    return own ? [{ title, price, quantity, ...own, ...(sellerTin !== undefined && { sellerTin }) }] : [];
  });
  return items.length > 0 && items.length === lines.length ? items : null;
}

/** @throws Error unless Σ(price · quantity) + delivery is the total, and every number of it whole */
export function refuseWrongSum({ lines, delivery, total }: SoldLines): void {
  const sum = lines.reduce((all, { price, quantity }) => all + price * quantity, delivery);
  const whole = [sum, delivery, ...lines.flatMap(({ price, quantity }) => [price, quantity])];
  if (sum !== total || !whole.every(Number.isSafeInteger))
    throw new Error(`A receipt of ${sum} sum does not fit an order of ${total} sum`);
}

/**
 * The lines of an order's receipt, to be stored with its payable; two statements. Null when a line has no fiscal codes. A
 * sum that differs from the order's is a bug of ours: in production it is logged and the receipt has no detail, anywhere
 * else it throws.
 */
export async function readReceiptLines(
  container: MedusaContainer,
  sold: SoldLines,
): Promise<ReceiptLines | null> {
  try {
    refuseWrongSum(sold);
  } catch (error) {
    if (process.env.NODE_ENV !== "production") throw error;
    container.resolve(ContainerRegistrationKeys.LOGGER).error(String(error));
    return null;
  }
  const ids = sold.lines.map(({ productId }) => productId);
  const [codes, tins] = await Promise.all([readFiscalCodes(container, ids), readSellerTins(container, ids)]);
  const items = findFiscalLines(sold.lines, codes, tins);
  return items && { items, delivery: sold.delivery };
}
