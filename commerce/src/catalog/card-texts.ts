import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { withIndexTable } from "../search/index-table.ts";
import { RecentTexts } from "./recent-texts.ts";
import type { ProductRow } from "./product-row.ts";

/** Cards of 15,000 to 20,000 products; the texts lie outside the heap. */
const CACHE_BYTES = 32 * 1024 * 1024;

const recent = new RecentTexts(CACHE_BYTES);

/**
 * Returns the cards of these rows as JSON texts, in order, without those deleted meanwhile. Recently sent, unchanged
 * cards come from memory, the others from one statement.
 */
export async function readCards(container: MedusaContainer, rows: readonly ProductRow[]): Promise<Buffer[]> {
  const cards = rows.map(({ id, version }) => recent.get(id, version));
  const missing = rows.filter((_, index) => !cards[index]).map(({ id }) => id);
  if (!missing.length) return cards.filter((text) => text !== undefined);
  const fetched = await fetchCards(container, missing);
  return rows.map(({ id }, index) => cards[index] ?? fetched.get(id)).filter((text) => text !== undefined);
}

async function fetchCards(container: MedusaContainer, ids: string[]): Promise<Map<string, Buffer>> {
  const { rows } = await withIndexTable(container, (table) =>
    container
      .resolve(ContainerRegistrationKeys.PG_CONNECTION)
      .raw(
        `SELECT id, xmin::text AS version, (document->'card')::text AS card FROM ${table} WHERE id = ANY(?)`,
        [ids],
      ),
  );
  const fetched = new Map<string, Buffer>();
  for (const { id, version, card } of rows as { id: string; version: string; card: string }[]) {
    const text = Buffer.from(card);
    recent.set(id, version, text);
    fetched.set(id, text);
  }
  return fetched;
}
