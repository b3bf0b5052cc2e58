import type { Sum } from "@bezak/contract/money.ts";
import type { Quote, QuoteItem } from "@bezak/contract/orders.ts";
import type { CartAction, CartLine } from "./cart-reducer.ts";

/** A line of the cart with its line of the quote. */
export interface CheckedLine {
  line: CartLine;
  /** undefined without a quote */
  item: QuoteItem | undefined;
}

function findItem(line: CartLine, quote: Quote | undefined): QuoteItem | undefined {
  const ofProduct = quote?.items.filter(({ productId }) => productId === line.id) ?? [];
  // a line without a variant means the product's default one, which the quote contains
  return line.variantId === undefined
    ? ofProduct[0]
    : ofProduct.find(({ variantId }) => variantId === line.variantId);
}

export function checkLines(lines: readonly CartLine[], quote: Quote | undefined): CheckedLine[] {
  return lines.map((line) => ({ line, item: findItem(line, quote) }));
}

/** Why a line cannot be ordered as it is; null when it can. */
export function getChange({ line, item }: CheckedLine): QuoteItem["change"] {
  if (!item) return null;
  if (isHindered(item.change)) return item.change;
  if (item.change === "gone" || item.stock === 0) return item.change === "gone" ? "gone" : "out_of_stock";
  if (item.stock < line.quantity) return "not_enough";
  return item.price === line.price ? null : "price";
}

/** Not orderable although it may be in stock. */
const isHindered = (change: QuoteItem["change"]) =>
  change === "own_shop" ||
  change === "seller_away" ||
  change === "not_delivered" ||
  change === "order_too_large";

/** What an order would contain of a line; zero when it cannot be ordered. */
export interface OrderablePart {
  quantity: number;
  /** whole sum, at the current price */
  amount: Sum;
}

export function orderablePart(checked: CheckedLine): OrderablePart {
  const { line, item } = checked;
  const change = getChange(checked);
  if (!item || change === null) return { quantity: line.quantity, amount: line.price * line.quantity };
  if (change !== "price" && change !== "not_enough") return { quantity: 0, amount: 0 };
  const quantity = Math.min(line.quantity, item.stock);
  return { quantity, amount: item.price * quantity };
}

export function orderableTotals(lines: readonly CheckedLine[]): OrderablePart {
  return lines.map(orderablePart).reduce(
    (totals, part) => ({
      quantity: totals.quantity + part.quantity,
      amount: totals.amount + part.amount,
    }),
    { quantity: 0, amount: 0 },
  );
}

/** The action that resolves a changed line: accept the price, reduce the quantity, or remove the line. */
export function findFix(checked: CheckedLine): CartAction | null {
  const { line, item } = checked;
  switch (getChange(checked)) {
    case "price":
      return { type: "set-price", key: line, price: item?.price ?? line.price };
    case "not_enough":
      return { type: "set-quantity", key: line, quantity: item?.stock ?? 0 };
    case "out_of_stock":
    case "gone":
    case "own_shop":
    case "seller_away":
    case "not_delivered":
    case "order_too_large":
      return { type: "remove", key: line };
    case null:
      return null;
  }
}

/** Resolves all changed lines, with two actions where both stock and price have changed. */
export function fixAll(lines: readonly CartLine[], quote: Quote): CartAction[] {
  return checkLines(lines, quote).flatMap((checked): CartAction[] => {
    const first = findFix(checked);
    if (first === null) return [];
    if (first.type !== "set-quantity") return [first];
    const price: CartAction = {
      type: "set-price",
      key: checked.line,
      price: checked.item?.price ?? checked.line.price,
    };
    return [first, price];
  });
}
