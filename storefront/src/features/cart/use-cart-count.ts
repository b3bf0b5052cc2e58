import { cartTotals } from "./cart-reducer.ts";
import { useCart } from "./cart-store.ts";

/** Number of units in the cart. */
export function useCartCount(): number {
  return cartTotals(useCart().lines).totalItems;
}
