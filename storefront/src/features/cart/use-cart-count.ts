import { cartTotals } from "./cart-reducer.ts";
import { useCart } from "./cart-store.ts";

/** Pieces in the cart, for badges. */
export function useCartCount(): number {
  return cartTotals(useCart().lines).totalItems;
}
