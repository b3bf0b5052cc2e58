import type { Client } from "pg";
import { Refusal } from "../../refusal.ts";
import { inTransactions, withClients } from "./connect.ts";
import { copyIn } from "./copy-in.ts";
import { readDemoShop, type DemoShop } from "./demo-shop.ts";
import type { GrownBatch } from "./grow-worker.ts";
import { grownBatches } from "./grown-batches.ts";
import { sentColumns, type SentTable } from "./grown-rows.ts";
import { GROWN_PRODUCTS, getNumber } from "./ids.ts";
import { completeOptions } from "./options.ts";
import { quoted } from "./search-table.ts";
import { SerialQueue } from "./serial-queue.ts";
import { dropIndexes } from "./drop-indexes.ts";
import { STAGING_TABLES, grownTables, insertOthers, insertProducts } from "./insert-rows.ts";
import { countDocuments, storeDocuments } from "./store-documents.ts";

export interface Growth {
  /** Number of products afterwards. */
  products: number;
  seed: number;
  /** Products are dated before this moment; midnight, so that runs on one day agree. */
  base: Date;
  /** Number of new products from which dropping and recreating the indexes is faster. */
  reindexFrom?: number;
  /** Products that are generated and stored at a time. */
  batch?: number;
  progress?: (share: number, what: string) => void;
}

const BATCH = 1_000;
/** Share of the total time; the indexes take the rest. */
const ROWS_SHARE = 0.5;
/** Below this number, indexes and foreign keys stay and the shop may keep running. */
export const REINDEX_FROM = 20_000;

/** Counts products that are not deleted. */
export async function countProducts(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from product where deleted_at is null",
  );
  return rows[0]?.count ?? 0;
}

/**
 * Adds products, with their related rows and documents, until the demo has the requested number: all of them or none,
 * unless the process ends between the two commits. Returns how many were added; a repeat adds none.
 * @throws Refusal when there are already more, or this is not the demo
 */
export function growShop(url: string, growth: Growth): Promise<number> {
  return withClients(url, (products, documents) =>
    // in this order no document is older than the rows it is made from
    inTransactions([products, documents], async () => {
      // two simultaneous runs would create the same products
      await products.query("select pg_advisory_xact_lock(hashtext('bezak grows'))");
      const there = await countProducts(products);
      if (growth.products < there)
        throw new Refusal(`There are ${there} products already: request more, or start with --reset.`);
      const missing = growth.products - there;
      if (missing > 0) await addProducts({ products, documents }, growth, missing);
      return missing;
    }),
  );
}

/** Products and their documents use one connection each. */
interface Clients {
  products: Client;
  documents: Client;
}

async function addProducts(clients: Clients, growth: Growth, count: number): Promise<void> {
  const { products, documents } = clients;
  const { seed, base, reindexFrom = REINDEX_FROM, batch: size = BATCH, progress = () => undefined } = growth;
  await completeOptions(products);
  const demo = await readDemoShop(products);
  const from = (await lastNumber(products)) + 1;
  await products.query(STAGING_TABLES);
  const isMany = count >= reindexFrom;
  const ofProducts = isMany ? await dropIndexes(products, grownTables) : [];
  const ofDocuments = isMany ? await dropIndexes(documents, [quoted(demo.search)]) : [];
  let stored = 0;
  const job = { demo, seed, base, from, to: from + count - 1, batch: size };
  // neither connection waits for the other
  const [ofRows, ofTexts] = [new SerialQueue(), new SerialQueue()];
  try {
    for await (const batch of grownBatches(job)) {
      await Promise.all([
        ofRows.add(() => storeRows(products, batch, demo)),
        ofTexts.add(() => storeDocuments(documents, demo.search, batch.sent.documents)),
      ]);
      stored += batch.count;
      progress((stored / count) * (isMany ? ROWS_SHARE : 1), "products");
    }
    await Promise.all([ofRows.drain(), ofTexts.drain()]);
  } finally {
    // lets running statements end before the roll-back and the end of the connections
    await Promise.all([ofRows.stop(), ofTexts.stop()]);
  }
  await countDocuments(documents, demo.search, count);
  let restored = 0;
  const restore = async (client: Client, statements: readonly string[]) => {
    for (const statement of statements) {
      await client.query(statement);
      restored += 1 / (ofProducts.length + ofDocuments.length);
      progress(ROWS_SHARE + restored * (1 - ROWS_SHARE), "indexes");
    }
  };
  await Promise.all([restore(products, ofProducts), restore(documents, ofDocuments)]);
}

async function lastNumber(client: Client): Promise<number> {
  const { rows } = await client.query<{ id: string | null }>(
    "select max(id) as id from product where id like $1",
    [GROWN_PRODUCTS],
  );
  return rows[0]?.id ? getNumber(rows[0].id) : 0;
}

async function storeRows(client: Client, { sent }: GrownBatch, demo: DemoShop): Promise<void> {
  const copy = (table: SentTable) => copyIn(client, { table, columns: sentColumns[table] }, sent[table]);
  await copy("staged_product");
  await copy("staged_variant");
  await insertProducts(client);
  await copy("image");
  await copy("product_review");
  await insertOthers(client, demo);
}
