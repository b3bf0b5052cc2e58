import type { Sum } from "@bezak/contract/money.ts";
import { limits } from "@bezak/contract/limits.ts";

/** A line of the cart in local storage (specification, section 3). */
export interface CartLine {
  id: string;
  /** in the language of the page where it was added; a quote has it in the current language */
  name: string;
  /** whole sum that the buyer saw */
  price: Sum;
  image: string | null;
  quantity: number;
  variantId?: string;
}

/** Identifies a line: a product may be in the cart in several variants. */
type LineKey = Pick<CartLine, "id" | "variantId">;

export type CartAction =
  | { type: "add"; line: Omit<CartLine, "quantity"> }
  | { type: "set-quantity"; key: LineKey; quantity: number }
  | { type: "set-price"; key: LineKey; price: Sum }
  | { type: "remove"; key: LineKey }
  | { type: "clear" }
  | { type: "restore"; line: CartLine; at: number };

export function sameLine(a: LineKey, b: LineKey): boolean {
  return a.id === b.id && a.variantId === b.variantId;
}

/** Adding a product that is in the cart adds one unit; a quantity of zero or less removes the line. */
export function cartReducer(lines: readonly CartLine[], action: CartAction): readonly CartLine[] {
  switch (action.type) {
    case "add": {
      const present = lines.find((line) => sameLine(line, action.line));
      if (!present) return [...lines, { ...action.line, quantity: 1 }];
      return withQuantity(lines, present, present.quantity + 1);
    }
    case "set-quantity":
      return withQuantity(lines, action.key, action.quantity);
    case "set-price":
      return lines.map((line) => (sameLine(line, action.key) ? { ...line, price: action.price } : line));
    case "remove":
      return lines.filter((line) => !sameLine(line, action.key));
    case "clear":
      return [];
    case "restore": {
      // if the product was added again meanwhile, that choice wins
      if (lines.some((line) => sameLine(line, action.line))) return lines;
      return [...lines.slice(0, action.at), action.line, ...lines.slice(action.at)];
    }
  }
}

function withQuantity(lines: readonly CartLine[], key: LineKey, quantity: number): readonly CartLine[] {
  const whole = Math.min(Math.trunc(quantity), limits.quantityMax);
  if (!(whole > 0)) return lines.filter((line) => !sameLine(line, key));
  return lines.map((line) => (sameLine(line, key) ? { ...line, quantity: whole } : line));
}

interface CartTotals {
  totalItems: number;
  /** whole sum */
  totalAmount: number;
}

export function cartTotals(lines: readonly CartLine[]): CartTotals {
  return lines.reduce(
    (totals, line) => ({
      totalItems: totals.totalItems + line.quantity,
      totalAmount: totals.totalAmount + line.price * line.quantity,
    }),
    { totalItems: 0, totalAmount: 0 },
  );
}
