import { readJson, writeJson, type KeyValueStorage } from "../../lib/storage.ts";

export const guestWishesKey = "wishes";

/** More than that nobody presses on the way to signing in. */
const most = 20;

function readWishes(storage: KeyValueStorage): string[] {
  const stored = readJson(storage, guestWishesKey);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === "string").slice(0, most) : [];
}

/** Keeps a guest's wish until the guest has signed in. */
export function keepWish(storage: KeyValueStorage, id: string): void {
  writeJson(storage, guestWishesKey, [id, ...readWishes(storage).filter((other) => other !== id)]);
}

/** The wishes, oldest first, and they are forgotten: each is done once. */
export function takeWishes(storage: KeyValueStorage): string[] {
  const wishes = readWishes(storage).reverse();
  writeJson(storage, guestWishesKey, null);
  return wishes;
}
