import { createHash } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { FISCAL_MODULE } from "../../modules/fiscal/index.ts";
import type { FiscalModuleService } from "../../modules/fiscal/service.ts";
import { SHOP_UPLOAD_MODULE } from "../../modules/upload/index.ts";
import type { ShopUploadModuleService } from "../../modules/upload/service.ts";
import { findCreated, idOfKey } from "../../shared/keyed-creation.ts";
import { ShopError } from "../../shop-error.ts";
import { getRunner } from "../users/get-runner.ts";
import { inTransaction, type Sql } from "../users/sql.ts";
import { refuseFields } from "./field-problem.ts";
import { holdCategory } from "./read-category.ts";
import { readValidationContext, getHolder, pictureTypes } from "./read-validation-context.ts";
import { validateProduct, type ValidatedProduct } from "./validate-product.ts";
import { productRows, toText } from "./product-rows.ts";
import { HIDDEN } from "./product-status.ts";
import { readShopBase } from "./shop-base.ts";
import { withCheckOfChanges } from "./shown-parts.ts";
import { showProducts } from "./show-products.ts";
import { freeSlug } from "./slug.ts";
import { isBeingOrdered, withStockLocked } from "./stock-lock.ts";
import { storeProduct } from "./store-product.ts";
import { lockProducts, readStoredProducts, refuseOlder, type StoredProduct } from "./stored-product.ts";
import type { ProductWrite } from "./product-input.ts";

const hashOf = ({ product }: ProductWrite) =>
  createHash("sha256").update(JSON.stringify(product)).digest("hex");

/**
 * Writes a product with all its rows in one transaction: after a crash at any point there is all of it or nothing. Writes of
 * one product are serialised, across processes.
 * @throws ShopError 400 invalid_input with `details.fields` (path -> problem), 404 product_not_found (also for another
 * shop's) or category_not_found, 409 sku_taken, product_changed, product_hidden or stock_reserved, 422 idempotency_mismatch
 */
export async function writeProduct(
  container: MedusaContainer,
  write: ProductWrite,
): Promise<{ id: string; created: boolean }> {
  const base = await readShopBase(container);
  const work = () => inTransaction(container, (sql) => writeAll(container, sql, write, base));
  const { id, sellerId } = write;
  const written = id ? await withStockLocked(container, { sellerId, products: [id] }, work) : await work();
  if (write.show !== false && written.made !== "before") await showProducts(container, [written.id]);
  return { id: written.id, created: written.made !== "anew" };
}

async function writeAll(
  container: MedusaContainer,
  sql: Sql,
  write: ProductWrite,
  base: Awaited<ReturnType<typeof readShopBase>>,
): Promise<{ id: string; made: "now" | "anew" | "before" }> {
  const { product, sellerId, idempotencyKey } = write;
  const keyId = !write.id && idempotencyKey ? idOfKey("prod", sellerId, idempotencyKey) : undefined;
  if (keyId && (await isRepeat(sql, keyId, write))) return { id: keyId, made: "before" };
  await holdCategory(sql, product.categoryId);
  if (write.id) await lockProducts(sql, [write.id]);
  const stored = write.id ? await findStored(sql, write, write.id) : undefined;
  if (stored) refuseOlder(stored, write.version);
  const around = await readValidationContext(container, sql, write, stored);
  const { validated, problems } = validateProduct(product, around);
  refuseFields(problems);
  const removed = validated.removed.map((variant) => variant.id);
  if (await isBeingOrdered(sql, removed)) refuseFields({ variants: "stock_reserved" });
  const id = stored?.id ?? keyId ?? generateEntityId("", "prod");
  const rows = productRows(id, product, validated, around);
  if (!stored) rows.metadata.made_by = hashOf(write);
  const slug = stored ? "" : await freeSlug(sql, toText(product.name).ru);
  await holdPictures(container, sql, write, { id, before: stored?.images.map(({ url }) => url) ?? [] });
  const { moderation, byAdministrator } = write;
  const parts = { id, sellerId, product, rows, base, stored, removed, slug, moderation };
  const store = () => storeProduct(sql, parts);
  const isHidden = stored?.status === HIDDEN;
  await (stored && !byAdministrator ? withCheckOfChanges(sql, { id, isHidden }, store) : store());
  await write.alongside?.(sql);
  await storeCodes(container, sql, { id, validated, stored });
  return { id, made: stored ? "anew" : "now" };
}

async function findStored(sql: Sql, { sellerId }: ProductWrite, id: string): Promise<StoredProduct> {
  const stored = (await readStoredProducts(sql, sellerId, [id])).get(id);
  if (!stored) throw noSuchProduct();
  return stored;
}

export const noSuchProduct = () => new ShopError(404, "product_not_found", "There is no such product");

/**
 * Whether the same request has created its product before; parallel requests wait for the first.
 * @throws ShopError 422 idempotency_mismatch, 404 product_not_found when it was deleted since
 */
async function isRepeat(sql: Sql, id: string, write: ProductWrite): Promise<boolean> {
  const stored = { table: "product", hash: "metadata->>'made_by'" };
  const created = await findCreated(sql, stored, { id, hash: hashOf(write) });
  if (created?.deleted) throw noSuchProduct();
  return created !== undefined;
}

/** Claims new pictures and releases dropped ones in the transaction that writes the product. */
async function holdPictures(
  container: MedusaContainer,
  sql: Sql,
  { customerId, product }: ProductWrite,
  { id, before }: { id: string; before: string[] },
): Promise<void> {
  const uploads = container.resolve<ShopUploadModuleService>(SHOP_UPLOAD_MODULE);
  const runner = getRunner(sql);
  const urls = product.images.filter((url) => !before.includes(url));
  const strange = await uploads.claim(
    { ownerId: customerId, holder: getHolder(id), types: pictureTypes, urls },
    runner,
  );
  refuseFields(
    Object.fromEntries(strange.map((url) => [`images.${product.images.indexOf(url)}`, "not_yours"])),
  );
  const dropped = before.filter((url) => !product.images.includes(url));
  await uploads.release(getHolder(id), dropped, runner);
}

async function storeCodes(
  container: MedusaContainer,
  sql: Sql,
  { id, validated, stored }: { id: string; validated: ValidatedProduct; stored: StoredProduct | undefined },
): Promise<void> {
  if (JSON.stringify(validated.fiscal) === JSON.stringify(stored?.fiscal ?? null)) return;
  await container
    .resolve<FiscalModuleService>(FISCAL_MODULE)
    .set([{ reference: "product", referenceId: id, codes: validated.fiscal }], getRunner(sql));
}
