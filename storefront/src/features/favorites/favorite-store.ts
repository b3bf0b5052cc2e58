import { createContext, use, useSyncExternalStore } from "react";
import { createStore, type Store } from "../../lib/store.ts";

/** A press on a favorite button that is not handled yet. */
interface HeartPress {
  id: string;
  /** marks the product; false removes the mark */
  on: boolean;
}

interface FavoriteStore {
  /** favorite products; empty until the session is known */
  ids: Store<ReadonlySet<string>>;
  presses: Store<readonly HeartPress[]>;
  press(id: string): void;
}

const nobody: ReadonlySet<string> = new Set();
const nothing: readonly HeartPress[] = [];

/**
 * State of favorite buttons and badges, and the presses. It is small because every page loads it; the code that handles
 * presses is loaded separately (app/shop/favorite-keeper.tsx).
 */
export function createFavoriteStore(): FavoriteStore {
  const ids = createStore(nobody);
  const presses = createStore(nothing);
  return { ids, presses, press: (id) => presses.set([...presses.get(), { id, on: !ids.get().has(id) }]) };
}

export const FavoriteContext = createContext<FavoriteStore>(createFavoriteStore());

/** Reads from the ids of favorites; the component renders again only when the result changes. */
export function useHearts<T extends boolean | number>(read: (ids: ReadonlySet<string>) => T): T {
  const { ids } = use(FavoriteContext);
  return useSyncExternalStore(
    ids.subscribe,
    () => read(ids.get()),
    () => read(ids.initial),
  );
}

/** Number of favorites. */
export function useFavoriteCount(): number {
  return useHearts(({ size }) => size);
}
