import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { currentImage } from "../catalog/current-image.ts";
import { Bursts } from "../shared/bursts.ts";
import { holdTree } from "../workflows/category/category-tree.ts";
import { inTransaction } from "../workflows/users/sql.ts";
import { PRODUCT_INDEX } from "./product.ts";
import { readDocuments } from "./read-documents.ts";

const renewals = new Bursts<string>({
  handle: (container, ids) => renewDocuments(container, ids),
  failed: (count) => `Documents of ${count} products were not renewed; trying again.`,
  // an order changes stock several times
  gatherMs: 150,
  retryMs: 5_000,
  most: 200,
});

/** Updates the documents of these products shortly. A failure is logged and repeated until it succeeds. */
export function renewSoon(container: MedusaContainer, ids: Iterable<string>): void {
  renewals.add(container, ids);
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Writes the present documents of these products and removes those of products without one. One update at a time in
 * this process, and per product across processes: a slow one must not overwrite what a later one has read.
 */
export function renewDocuments(container: MedusaContainer, ids: string[]): Promise<void> {
  const renewal = last.then(() => renewAlone(container, ids));
  last = renewal.catch(() => undefined);
  return renewal;
}

/**
 * Takes locks in the order of the ids, so that two batches cannot deadlock. Locking the shops' rows makes a rename or a
 * suspension wait for documents that are built from the shop's former state, which would overwrite its result; changes of
 * categories wait in the same way.
 */
function renewAlone(container: MedusaContainer, ids: string[]): Promise<void> {
  return inTransaction(container, async (sql) => {
    await sql(
      `select pg_advisory_xact_lock(hashtextextended('document:' || id, 0))
       from (select distinct unnest(?::text[]) as id order by id) product`,
      [ids],
    );
    await sql(
      `select from seller where id in (select seller_id from seller_seller_product_product where product_id = any(?::text[]))
       order by id for share`,
      [ids],
    );
    await holdTree(sql);
    await write(container, ids);
  });
}

async function write(container: MedusaContainer, ids: string[]): Promise<void> {
  const search = container.resolve(Modules.SEARCH);
  const documents = await readDocuments(container.resolve(ContainerRegistrationKeys.QUERY), ids);
  const gone = ids.filter((id) => !documents.some((document) => document.id === id));
  await search.upsertDocuments({ index: PRODUCT_INDEX, documents });
  if (gone.length) {
    await search.deleteDocuments({ index: PRODUCT_INDEX, filters: { id: gone } });
  }
  currentImage.invalidate();
}
