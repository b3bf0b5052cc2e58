import { readJson, writeJson, type KeyValueStorage } from "../../lib/storage.ts";

export const guestWishesKey = "wishes";

/** Limit of stored favorites of a guest. */
const most = 20;

function readWishes(storage: KeyValueStorage): string[] {
  const stored = readJson(storage, guestWishesKey);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === "string").slice(0, most) : [];
}

/** Stores a guest's favorite until the guest has signed in. */
export function keepWish(storage: KeyValueStorage, id: string): void {
  writeJson(storage, guestWishesKey, [id, ...readWishes(storage).filter((other) => other !== id)]);
}

/** Returns the stored favorites, oldest first, and removes them, so that each is added once. */
export function takeWishes(storage: KeyValueStorage): string[] {
  const wishes = readWishes(storage).reverse();
  writeJson(storage, guestWishesKey, null);
  return wishes;
}
