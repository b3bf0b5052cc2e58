import type { Sum } from "@bezak/contract/money.ts";
import { limits } from "@bezak/contract/limits.ts";

/** One line of the cart as it is kept in local storage (specification, section 3). */
export interface CartLine {
  id: string;
  /** name in the language it was added in; a quote brings the one of the page */
  name: string;
  /** whole sum, as the buyer saw it */
  price: Sum;
  image: string | null;
  quantity: number;
  variantId?: string;
}

/** Which line: a product may be there in several variants. */
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

/** The cart after an action. Adding what is there adds one; a quantity of zero or less removes the line. */
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
      // whoever put it in again meanwhile chose anew
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
