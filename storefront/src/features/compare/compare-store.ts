import { limits } from "@bezak/contract/limits.ts";
import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";
import { openStorage, readJson, writeJson, type KeyValueStorage } from "../../lib/storage.ts";
import { createStore, useStore, type Store } from "../../lib/store.ts";
import { compareEvent, compareKey } from "./compare-key.ts";

/** What is stored of a compared product. */
export interface Compared {
  id: string;
  slug: string;
  /** id of its category, since only products of one category are compared */
  kind: string;
  name: LocalizedText;
  image: string | null;
}

type CompareOutcome = "added" | "removed" | "full" | "other_kind";

interface CompareStore {
  products: Store<readonly Compared[]>;
  /** Adds or removes a product; changes nothing when the comparison is full or has another category. */
  toggle(product: Compared): CompareOutcome;
  remove(id: string): void;
  /** Replaces the comparison by this product or nothing. */
  restart(product?: Compared): void;
}

/** The comparison, stored in this browser only. Follows other tabs. */
export function createCompareStore(storage: KeyValueStorage): CompareStore {
  const products = createStore<readonly Compared[]>([]);
  // not the store's initial value, since the server renders an empty comparison
  products.set(readCompared(storage));

  function write(next: readonly Compared[]): void {
    writeJson(storage, compareKey, next.length > 0 ? next : null);
    products.set(next);
    if (typeof window !== "undefined") window.dispatchEvent(new Event(compareEvent));
  }

  if (typeof window !== "undefined") {
    window.addEventListener("storage", ({ key }) => {
      if (key === compareKey || key === null) products.set(readCompared(storage));
    });
  }

  return {
    products,
    toggle({ id, slug, kind, name, image }) {
      // another tab may have written meanwhile
      const before = readCompared(storage);
      if (before.some((one) => one.id === id)) {
        write(before.filter((one) => one.id !== id));
        return "removed";
      }
      if (before.some((one) => one.kind !== kind)) return "other_kind";
      if (before.length >= limits.compared) return "full";
      write([...before, { id, slug, kind, name, image }]);
      return "added";
    },
    remove: (id) => write(readCompared(storage).filter((one) => one.id !== id)),
    restart: (product) => write(product ? [product] : []),
  };
}

/** Reads the comparison without invalid entries, other categories and those beyond the limit. */
function readCompared(storage: KeyValueStorage): readonly Compared[] {
  const stored = readJson(storage, compareKey);
  const known = Array.isArray(stored) ? stored.filter(isCompared) : [];
  return known.filter(({ kind }) => kind === known[0]?.kind).slice(0, limits.compared);
}

function isCompared(value: unknown): value is Compared {
  if (typeof value !== "object" || value === null) return false;
  const { id, slug, kind, name, image } = value as Record<string, unknown>;
  const named = typeof name === "object" && name !== null && typeof (name as LocalizedText).ru === "string";
  return (
    [id, slug, kind].every((text) => typeof text === "string" && text !== "") &&
    named &&
    (image === null || typeof image === "string")
  );
}

export const compareStore = createCompareStore(openStorage("localStorage"));

export function useCompared(): readonly Compared[] {
  return useStore(compareStore.products);
}

export function useCompareCount(): number {
  return useCompared().length;
}
