import type { MedusaContainer } from "@medusajs/framework/types";
import { inTransaction, type Sql } from "../workflows/users/sql.ts";
import { withIndexTable } from "./index-table.ts";
import type { ProductDocument } from "./product-document.ts";

const ofShop = (sellerId: string) => JSON.stringify({ sellerId });

/**
 * Takes all goods of a shop out of the catalogue by one statement: those of a large one would take minutes one by one.
 * `table` as `withIndexTable` gives it.
 */
export async function removeShopDocuments(sql: Sql, table: string, sellerId: string): Promise<void> {
  await sql(`delete from ${table} where indexed @> ?::jsonb`, [ofShop(sellerId)]);
}

/** Writes a shop's new name onto the cards of all of its goods; words to search by follow with the next renewal. */
export async function renameShopInDocuments(
  sql: Sql,
  table: string,
  { sellerId, name }: { sellerId: string; name: string },
): Promise<void> {
  await sql(
    `update ${table} set document = jsonb_set(document, '{card,seller,name}', to_jsonb(?::text))
     where indexed @> ?::jsonb`,
    [name, ofShop(sellerId)],
  );
}

/**
 * Takes documents out again that were made of a shop that was being suspended meanwhile. The lock waits for whoever
 * does that, so that one of the two sees the other.
 */
export async function dropSuspended(
  container: MedusaContainer,
  documents: readonly ProductDocument[],
): Promise<void> {
  const sellerIds = [...new Set(documents.map(({ card }) => card.seller.id))];
  if (sellerIds.length === 0) return;
  await withIndexTable(container, (table) =>
    inTransaction(container, async (sql) => {
      const shops = await sql<{ id: string; status: string }>(
        "select id, status from seller where id = any(?::text[]) order by id for share",
        [sellerIds],
      );
      for (const { id } of shops.filter(({ status }) => status !== "active")) {
        await removeShopDocuments(sql, table, id);
      }
    }),
  );
}
