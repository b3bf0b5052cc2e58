import { limits } from "@bezak/contract/limits.ts";
import { readJson, writeJson, type KeyValueStorage } from "../../lib/storage.ts";
import type { CartLine } from "./cart-reducer.ts";

/** Storage key of the cart (specification, section 9). */
export const cartKey = "cart";

/** The stored cart without invalid lines, such as those of old versions. */
export function readCart(storage: KeyValueStorage): readonly CartLine[] {
  const stored = readJson(storage, cartKey);
  return Array.isArray(stored) ? stored.map(toLine).filter((line) => line !== null) : [];
}

/** False when it could not be stored. */
export function writeCart(storage: KeyValueStorage, lines: readonly CartLine[]): boolean {
  return writeJson(storage, cartKey, lines);
}

function toLine(value: unknown): CartLine | null {
  if (typeof value !== "object" || value === null) return null;
  const { id, name, price, image, quantity, variantId } = value as Record<string, unknown>;
  if (typeof id !== "string" || id === "" || typeof name !== "string") return null;
  if (!isWhole(price, 0) || !isWhole(quantity, 1)) return null;
  return {
    id,
    name,
    price,
    image: typeof image === "string" ? image : null,
    quantity: Math.min(quantity, limits.quantityMax),
    ...(typeof variantId === "string" && variantId !== "" ? { variantId } : {}),
  };
}

function isWhole(value: unknown, least: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= least;
}
