import { createContext, use, useSyncExternalStore } from "react";
import { createStore, type Store } from "../../lib/store.ts";

/** A press on the heart of a product that nobody has attended to yet. */
interface HeartPress {
  id: string;
  /** whether the heart was empty */
  on: boolean;
}

interface FavoriteStore {
  /** products whose hearts are filled; none until it is known who is there */
  ids: Store<ReadonlySet<string>>;
  presses: Store<readonly HeartPress[]>;
  press(id: string): void;
}

const nobody: ReadonlySet<string> = new Set();
const nothing: readonly HeartPress[] = [];

/**
 * What hearts and badges show, and what was pressed. That is all a first visit loads: who acts on presses comes later
 * (app/shop/favorite-keeper.tsx).
 */
export function createFavoriteStore(): FavoriteStore {
  const ids = createStore(nobody);
  const presses = createStore(nothing);
  return { ids, presses, press: (id) => presses.set([...presses.get(), { id, on: !ids.get().has(id) }]) };
}

export const FavoriteContext = createContext<FavoriteStore>(createFavoriteStore());

/** Reads something of the filled hearts; the component renders again only when that changes. */
export function useHearts<T extends boolean | number>(read: (ids: ReadonlySet<string>) => T): T {
  const { ids } = use(FavoriteContext);
  return useSyncExternalStore(
    ids.subscribe,
    () => read(ids.get()),
    () => read(ids.initial),
  );
}

/** Favourites there are, for badges. */
export function useFavoriteCount(): number {
  return useHearts(({ size }) => size);
}
