import { createContext, use } from "react";
import type { KeyValueStorage } from "../../lib/storage.ts";
import { createStore, useStore, type Store } from "../../lib/store.ts";
import { cartReducer, type CartAction, type CartLine } from "./cart-reducer.ts";
import { cartKey, readCart, writeCart } from "./cart-storage.ts";

export interface CartStore {
  lines: Store<readonly CartLine[]>;
  dispatch(action: CartAction): void;
  /** Loads the stored cart and follows other tabs; must be called after hydration. */
  start(): void;
}

const empty: readonly CartLine[] = [];

/** The cart in memory and local storage; on the server it has no storage and stays empty. */
export function createCartStore(storage: KeyValueStorage | null): CartStore {
  const lines = createStore(empty);
  // false after a failed write: the storage is full or forbidden, and only memory counts
  let stored = true;
  return {
    lines,
    dispatch(action) {
      // another tab may have written meanwhile, so the storage has precedence over memory
      const before = storage && stored ? readCart(storage) : lines.get();
      const next = cartReducer(before, action);
      stored = storage !== null && writeCart(storage, next);
      lines.set(next);
    },
    start() {
      if (!storage) return;
      const cart = readCart(storage);
      // an empty cart was rendered already: avoid rendering all cards again
      if (cart.length > 0) lines.set(cart);
      window.addEventListener("storage", (event) => {
        if (event.key === cartKey || event.key === null) lines.set(readCart(storage));
      });
    },
  };
}

export const CartContext = createContext<CartStore>(createCartStore(null));

export function useCart(): { lines: readonly CartLine[]; dispatch: (action: CartAction) => void } {
  const { lines, dispatch } = use(CartContext);
  return { lines: useStore(lines), dispatch };
}
