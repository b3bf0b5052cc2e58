import type { Quote, QuoteItem } from "@bezak/contract/orders.ts";
import type { Sum } from "@bezak/contract/money.ts";
import { limits } from "@bezak/contract/limits.ts";
import { findHindrance } from "../../delivery/shop-terms.ts";
import type { SellableVariant } from "./read-sellable-variants.ts";
import type { RequestedLine } from "./order-request.ts";

/** Why products in stock cannot be ordered. */
const hindrances = ["own_shop", "seller_away", "not_delivered", "order_too_large"] as const;

type Hindrance = (typeof hindrances)[number];

export type QuoteChange = "price" | "not_enough" | "out_of_stock" | "gone" | Hindrance;

export type PricedCart = Quote & {
  /** whole sum of the delivery that the shops pay instead of the buyer */
  deliveryAtShopsExpense: number;
};

/** The buyer and the destination, if known. */
export interface QuoteFor {
  /** slug */
  city?: string;
  /** id of the shop in which the buyer is a member */
  ownShop?: string;
}

/** Stock of a variant without stock management. */
const UNCOUNTED = 1_000_000_000;

export const isHindrance = (change: QuoteChange | null): change is Hindrance =>
  hindrances.some((one) => one === change);

export const isShort = ({ change }: QuoteItem) => change !== null && change !== "price";

/** The requested variant, else the one that the catalogue shows: the first in stock. */
export function findVariant(
  variantsByProduct: Map<string, SellableVariant[]>,
  line: RequestedLine,
): SellableVariant | undefined {
  const variants = variantsByProduct.get(line.productId);
  if (line.variantId) return variants?.find(({ variantId }) => variantId === line.variantId);
  return variants?.find((variant) => getPieces(variant, new Map()) > 0) ?? variants?.[0];
}

/** Whole pieces that can be ordered; `left` is the remaining stock by inventory item. */
function getPieces({ parts }: SellableVariant, left: Map<string, number>): number {
  const pieces = parts.map(({ inventoryItemId, perPiece, available }) =>
    Math.max(0, Math.floor((left.get(inventoryItemId) ?? available) / perPiece)),
  );
  return Math.min(UNCOUNTED, ...pieces);
}

/**
 * Prices lines and counts their stock. Lines share the remaining stock of an inventory item, and lines of one variant the
 * maximum quantity of an order. Not orderable: products whose shop does not deliver to the city, lines that exceed the
 * maximum total of an order, and products of the shop in which the buyer is a member.
 */
export function quoteLines(
  lines: RequestedLine[],
  variantsByProduct: Map<string, SellableVariant[]>,
  { city, ownShop }: QuoteFor = {},
): QuoteItem[] {
  const left = new Map<string, number>();
  const quantities = new Map<string, number>();
  let worth = 0;
  return lines.map((line) => {
    const variant = findVariant(variantsByProduct, line);
    if (!variant) return goneItem(line);
    const before = quantities.get(variant.variantId) ?? 0;
    quantities.set(variant.variantId, before + line.quantity);
    const inStock = getPieces(variant, left);
    // A single line is within the limit already, so its stock is shown as it is.
    const stock = before === 0 ? inStock : Math.min(inStock, Math.max(0, limits.quantityMax - before));
    const wanted = Math.min(line.quantity, stock);
    const tooMuch = worth + variant.price * wanted > limits.orderSumMax;
    const own = variant.seller.id === ownShop ? "own_shop" : null;
    const hindrance = own ?? findHindrance(variant.terms, city) ?? (tooMuch ? "order_too_large" : null);
    const had = hindrance === null ? wanted : 0;
    worth += variant.price * had;
    for (const { inventoryItemId, perPiece, available } of variant.parts) {
      left.set(inventoryItemId, (left.get(inventoryItemId) ?? available) - had * perPiece);
    }
    return {
      productId: variant.productId,
      variantId: variant.variantId,
      name: variant.name,
      variantTitle: variant.variantTitle,
      image: variant.image,
      seller: variant.seller,
      price: variant.price,
      oldPrice: variant.oldPrice,
      quantity: line.quantity,
      stock,
      total: variant.price * had,
      change: hindrance ?? findChange(line, variant.price, { stock, inStock }),
      ...(hindrance === "seller_away" && { awayUntil: variant.terms.awayUntil }),
    };
  });
}

/** `free`: the part of the delivery that the shops pay instead of the buyer. */
export function getQuote(items: QuoteItem[], delivery: number, free = 0): PricedCart {
  const sum = items.reduce((total, item) => total + item.total, 0);
  const totals = { items: sum, delivery, discount: 0, total: sum + delivery };
  return { items, totals, deliveryAtShopsExpense: free, orderable: !items.some(isShort) };
}

function findChange(
  line: RequestedLine,
  price: Sum,
  { stock, inStock }: { stock: number; inStock: number },
): QuoteChange | null {
  if (inStock === 0) return "out_of_stock";
  if (stock < line.quantity) return "not_enough";
  return line.price !== undefined && line.price !== price ? "price" : null;
}

function goneItem({ productId, variantId, quantity }: RequestedLine): QuoteItem {
  const unnamed = { name: null, variantTitle: null, image: null, seller: null };
  const nothing = { ...unnamed, price: 0, oldPrice: null, stock: 0, total: 0 };
  return { productId, variantId: variantId ?? null, quantity, ...nothing, change: "gone" };
}
