import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";
import { readJson, writeJson, type KeyValueStorage } from "../../lib/storage.ts";
import { createStore, type Store } from "../../lib/store.ts";

/** Storage key of what was looked at. */
export const recentKey = "recent";

/** As many as a wide row shows twice. */
export const recentMost = 16;

/** A product that was looked at. Without its price, which may be another one by now. */
interface RecentProduct {
  id: string;
  slug: string;
  name: LocalizedText;
  image: string | null;
}

interface RecentStore {
  /** latest first */
  products: Store<readonly RecentProduct[]>;
  see(product: RecentProduct): void;
  /** Takes a product away that is no longer sold; `id` or slug. */
  forget(id: string): void;
}

/** What this browser has looked at; nobody else is told. */
export function createRecentStore(storage: KeyValueStorage): RecentStore {
  const products = createStore(readRecent(storage));
  const change = (to: (before: readonly RecentProduct[]) => readonly RecentProduct[]) => {
    // another tab may have written since
    const next = to(readRecent(storage));
    writeJson(storage, recentKey, next);
    products.set(next);
  };
  return {
    products,
    see: ({ id, slug, name, image }) =>
      change((before) =>
        [{ id, slug, name, image }, ...before.filter((one) => one.id !== id)].slice(0, recentMost),
      ),
    forget: (id) => change((before) => before.filter((one) => one.id !== id && one.slug !== id)),
  };
}

/** What is stored; entries that make no sense are left out. */
function readRecent(storage: KeyValueStorage): readonly RecentProduct[] {
  const stored = readJson(storage, recentKey);
  return Array.isArray(stored) ? stored.filter(isRecent).slice(0, recentMost) : [];
}

function isRecent(value: unknown): value is RecentProduct {
  if (typeof value !== "object" || value === null) return false;
  const { id, slug, name, image } = value as Record<string, unknown>;
  const named = typeof name === "object" && name !== null && typeof (name as LocalizedText).ru === "string";
  return (
    typeof id === "string" &&
    typeof slug === "string" &&
    named &&
    (image === null || typeof image === "string")
  );
}
