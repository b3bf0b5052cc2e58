import type { Sum } from "@bezak/contract/money.ts";
import { limits } from "@bezak/contract/limits.ts";
import { hindranceOf } from "../../delivery/shop-terms.ts";
import type { SellableVariant, LocalizedText } from "./read-sellable-variants.ts";
import type { RequestedLine } from "./order-request.ts";

/** Why goods that are there cannot be had. */
const hindrances = ["own_shop", "seller_away", "not_delivered", "order_too_large"] as const;

type Hindrance = (typeof hindrances)[number];

export type QuoteChange = "price" | "not_enough" | "out_of_stock" | "gone" | Hindrance;

/** One line as it can be had now, in the contract's words. */
export interface QuoteItem {
  productId: string;
  variantId: string | null;
  name: LocalizedText | null;
  variantTitle: LocalizedText | null;
  image: string | null;
  seller: { id: string; name: string } | null;
  price: Sum;
  /** null when it did not drop */
  oldPrice: Sum | null;
  quantity: number;
  /** pieces that can be had, after the lines before this one took theirs */
  stock: number;
  total: Sum;
  change: QuoteChange | null;
  /** of `seller_away`: until when, ISO 8601 */
  awayUntil?: string | null;
}

export interface Totals {
  items: number;
  delivery: number;
  discount: number;
  total: Sum;
}

export interface Quote {
  items: QuoteItem[];
  totals: Totals;
  /** whole sum: what the buyer would have paid for delivery, had the shops not settled to pay it */
  deliveryAtShopsExpense: number;
  /** every line can be had as asked */
  orderable: boolean;
}

/** Whom a quote is for and where it is sent, as far as that is known. */
export interface QuoteFor {
  /** slug */
  city?: string;
  /** id of the shop that the buyer works for */
  ownShop?: string;
}

/** Stock of a variant whose pieces nobody counts. */
const UNCOUNTED = 1_000_000_000;

export const isHindrance = (change: QuoteChange | null): change is Hindrance =>
  hindrances.some((one) => one === change);

export const isShort = ({ change }: QuoteItem) => change !== null && change !== "price";

/** The variant of a line: the one named, else the one the catalogue shows, the first that is in stock. */
export function findVariant(
  variantsByProduct: Map<string, SellableVariant[]>,
  line: RequestedLine,
): SellableVariant | undefined {
  const variants = variantsByProduct.get(line.productId);
  if (line.variantId) return variants?.find(({ variantId }) => variantId === line.variantId);
  return variants?.find((variant) => piecesOf(variant, new Map()) > 0) ?? variants?.[0];
}

/** Whole pieces that can be had; `left` holds what earlier lines left of an inventory item. */
function piecesOf({ parts }: SellableVariant, left: Map<string, number>): number {
  const pieces = parts.map(({ inventoryItemId, perPiece, available }) =>
    Math.max(0, Math.floor((left.get(inventoryItemId) ?? available) / perPiece)),
  );
  return Math.min(UNCOUNTED, ...pieces);
}

/**
 * Prices lines and counts their stock; lines that share an inventory item share what is left of it, and lines of one
 * variant the pieces that one order may hold. With a city, goods that their shop does not send there cannot be had; nor
 * can those that take the order above what one may come to, nor those of the shop that the buyer works for.
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
    const inStock = piecesOf(variant, left);
    // A single line is within the limit already: what it says of the stock is true however much there is.
    const stock = before === 0 ? inStock : Math.min(inStock, Math.max(0, limits.quantityMax - before));
    const wanted = Math.min(line.quantity, stock);
    const tooMuch = worth + variant.price * wanted > limits.orderSumMax;
    const own = variant.seller.id === ownShop ? "own_shop" : null;
    const hindrance = own ?? hindranceOf(variant.terms, city) ?? (tooMuch ? "order_too_large" : null);
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
      change: hindrance ?? changeOf(line, variant.price, { stock, inStock }),
      ...(hindrance === "seller_away" && { awayUntil: variant.terms.awayUntil }),
    };
  });
}

/** `free` is what is not asked of the buyer for delivery because the shops pay it. */
export function quoteOf(items: QuoteItem[], delivery: number, free = 0): Quote {
  const sum = items.reduce((total, item) => total + item.total, 0);
  const totals = { items: sum, delivery, discount: 0, total: sum + delivery };
  return { items, totals, deliveryAtShopsExpense: free, orderable: !items.some(isShort) };
}

function changeOf(
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
