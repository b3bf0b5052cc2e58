import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";
import { readJson, writeJson, type KeyValueStorage } from "../../lib/storage.ts";
import { createStore, type Store } from "../../lib/store.ts";

/** Storage key of the viewed products. */
export const recentKey = "recent";

/** Twice the number that a wide row shows. */
export const recentMost = 16;

/** A viewed product, without its price, which may change. */
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
  /** Removes a product that is no longer sold; `id` or slug. */
  forget(id: string): void;
}

/** The products viewed in this browser; nothing is sent to a server. */
export function createRecentStore(storage: KeyValueStorage): RecentStore {
  const products = createStore(readRecent(storage));
  const change = (to: (before: readonly RecentProduct[]) => readonly RecentProduct[]) => {
    // another tab may have written meanwhile
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

/** The stored products without invalid entries. */
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
