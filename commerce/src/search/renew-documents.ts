import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { currentImage } from "../catalog/current-image.ts";
import { inTransaction } from "../workflows/users/sql.ts";
import { PRODUCT_INDEX } from "./product.ts";
import { readDocuments } from "./read-documents.ts";

/** Changes come in bursts (an order changes stock several times): one update covers all within this time. */
const GATHER_MS = 150;
const RETRY_MS = 5_000;
const BATCH = 200;

const waiting = new Set<string>();
let timer: NodeJS.Timeout | undefined;
let running = false;

/** Updates the documents of these products shortly. A failure is logged and repeated until it succeeds. */
export function renewSoon(container: MedusaContainer, ids: string[], delay = GATHER_MS): void {
  ids.forEach((id) => waiting.add(id));
  if (waiting.size && !timer && !running) {
    timer = setTimeout(() => void renewWaiting(container), delay).unref();
  }
}

/** One update at a time: a slow one must not overwrite what a later one has read. */
async function renewWaiting(container: MedusaContainer): Promise<void> {
  timer = undefined;
  running = true;
  const ids = [...waiting].slice(0, BATCH);
  ids.forEach((id) => waiting.delete(id));
  let delay = GATHER_MS;
  try {
    await renewDocuments(container, ids);
  } catch (error) {
    ids.forEach((id) => waiting.add(id));
    delay = RETRY_MS;
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`Documents of ${ids.length} products were not renewed; trying again.`, error as Error);
  }
  running = false;
  renewSoon(container, [], delay);
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
 * suspension wait for documents that are built from the shop's former state, which would overwrite its result.
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
