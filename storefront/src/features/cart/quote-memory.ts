import type { Quote } from "@bezak/contract/orders.ts";
import { readJson, writeJson, type KeyValueStorage } from "../../lib/storage.ts";

/** Storage key of the last quote: names, pictures and sellers of the cart until the server answers. */
const quoteKey = "cart-quote";

export function readQuote(storage: KeyValueStorage): Quote | undefined {
  const stored = readJson(storage, quoteKey) as Partial<Quote> | null;
  return Array.isArray(stored?.items) && stored.totals ? (stored as Quote) : undefined;
}

export function writeQuote(storage: KeyValueStorage, quote: Quote): void {
  writeJson(storage, quoteKey, quote);
}
