import type { Sum } from "@bezak/contract/money.ts";
import type { ShownProductStatus } from "@bezak/contract/product-attributes.ts";
import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ShopError } from "../../shop-error.ts";
import { inTransaction, type Sql } from "../users/sql.ts";
import { getAttributes } from "./attribute-values.ts";
import { fromCategoryOf } from "./category-of-product.ts";
import { isPublishingHidden, toStoredStatus, type Moderation } from "./product-status.ts";
import { refuseFields, type FieldProblem, type FieldProblems } from "./field-problem.ts";
import { findMissingFields } from "./find-missing-fields.ts";
import { readProductCategories } from "./read-category.ts";
import { outside } from "./read-variants.ts";
import { readShopBase } from "./shop-base.ts";
import { showProducts } from "./show-products.ts";
import { withStockLocked } from "./stock-lock.ts";
import { storePrices, storeStock } from "./store-variants.ts";
import {
  lockProducts,
  readStoredProducts,
  refuseOlder,
  type StoredProduct,
  type StoredVariant,
} from "./stored-product.ts";

interface VariantChange {
  id: string;
  price?: Sum;
  oldPrice?: Sum | null;
  /** pieces that are not reserved */
  stock?: number;
}

/** New prices (whole sums), unreserved stock and statuses; absent fields stay unchanged. */
export interface ProductsChange {
  sellerId: string;
  variants: VariantChange[];
  products: { id: string; status: ShownProductStatus; version?: number | undefined }[];
  /** an administrator changes the statuses, and decides whether the products are hidden */
  moderation?: Moderation;
  /** stores more in the same transaction */
  alongside?: (sql: Sql) => Promise<unknown>;
  /** false: the caller updates the catalogue itself, with `showProducts` */
  show?: boolean;
}

/**
 * Changes many variants and products of a shop at once: all or none, in one transaction.
 * @throws ShopError 400 invalid_input with `details.fields` (`variants.3.price` -> problem), 404 product_not_found, 409
 * product_hidden, product_changed (for a given version)
 */
export async function changeProducts(
  container: MedusaContainer,
  change: ProductsChange,
): Promise<{ changed: number }> {
  const base = await readShopBase(container);
  const ids = await readProductIds(container, change);
  const variants = change.variants.flatMap(({ id, stock }) => (stock === undefined ? [] : [id]));
  await withStockLocked(container, { sellerId: change.sellerId, variants }, () =>
    inTransaction(container, async (sql) => {
      await changeAll(sql, change, { ids, locationId: base.stockLocationId });
      await change.alongside?.(sql);
    }),
  );
  if (change.show !== false) await showProducts(container, ids);
  return { changed: change.variants.length + change.products.length };
}

/** The ids of the affected products of this shop, sorted, so that locks are taken in one order. */
async function readProductIds(
  container: MedusaContainer,
  { sellerId, variants, products }: ProductsChange,
): Promise<string[]> {
  const { rows } = (await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `select owned.product_id as id from seller_seller_product_product owned
     where owned.seller_id = ? and owned.deleted_at is null and owned.product_id in (
       select unnest(?::text[])
       union select product_id from product_variant where id = any(?::text[]) and deleted_at is null)
     order by id`,
    [sellerId, products.map(({ id }) => id), variants.map(({ id }) => id)] as string[],
  )) as { rows: { id: string }[] };
  return rows.map(({ id }) => id);
}

async function changeAll(
  sql: Sql,
  { sellerId, variants, products, moderation }: ProductsChange,
  { ids, locationId }: { ids: string[]; locationId: string },
): Promise<void> {
  await lockProducts(sql, ids);
  const stored = await readStoredProducts(sql, sellerId, ids);
  const problems = {
    ...variantProblems(variants, [...stored.values()]),
    ...productProblems(products, stored, moderation),
  };
  refuseUnknown(problems);
  for (const { id, version } of products) refuseOlder(stored.get(id), version);
  refuseFields({ ...(await publishProblems(sql, { variants, products }, stored)), ...problems });
  await storeOldPrices(sql, withoutEnded(variants, [...stored.values()]));
  const priced = variants.flatMap(({ id, price }) => (price === undefined ? [] : [{ id, price }]));
  const counted = variants.flatMap(({ id, stock }) => (stock === undefined ? [] : [{ id, stock }]));
  if (priced.length > 0) await storePrices(sql, priced);
  if (counted.length > 0) await storeStock(sql, counted, locationId);
  await sql(
    `update product set status = coalesce(asked.status, product.status), updated_at = now(),
       metadata = coalesce(metadata, '{}') || ?::jsonb
         || jsonb_build_object('version', coalesce((metadata->>'version')::int, 1) + 1)
     from jsonb_to_recordset(?::jsonb) as asked(id text, status text) where asked.id = product.id`,
    [
      JSON.stringify(moderation ? { hidden_reason: moderation.hiddenReason } : {}),
      JSON.stringify(ids.map((id) => ({ id, status: getStatus(stored.get(id), { products, moderation }) }))),
    ],
  );
}

/** The status to store; undefined: unchanged. */
function getStatus(
  stored: StoredProduct | undefined,
  { products, moderation }: Pick<ProductsChange, "products" | "moderation">,
): string | undefined {
  const status = products.find(({ id }) => id === stored?.id)?.status;
  return status && toStoredStatus({ stored: stored?.status, status, moderation });
}

function variantProblems(
  variants: readonly VariantChange[],
  stored: readonly StoredProduct[],
): FieldProblems {
  const problems: FieldProblems = {};
  const known = new Map(
    stored.flatMap((product) => product.variants.map((variant) => [variant.id, variant])),
  );
  const { priceMin, priceMax, stockMax } = sellerLimits;
  const seen = new Set<string>();
  variants.forEach(({ id, price, oldPrice, stock }, at) => {
    const note = (field: string, problem: FieldProblem | null) => {
      if (problem) problems[`variants.${at}.${field}`] = problem;
    };
    note("id", known.has(id) ? (seen.has(id) ? "duplicate" : null) : "unknown");
    seen.add(id);
    if (price !== undefined) note("price", outside(price, priceMin, priceMax));
    if (stock !== undefined) note("stock", outside(stock, 0, stockMax));
    if (oldPrice === undefined || oldPrice === null) return;
    const cost = price ?? known.get(id)?.price ?? 0;
    note("oldPrice", outside(oldPrice, priceMin, priceMax) ?? (oldPrice <= cost ? "above_price" : null));
  });
  return problems;
}

function productProblems(
  products: ProductsChange["products"],
  stored: ReadonlyMap<string, StoredProduct>,
  moderation: Moderation | undefined,
): FieldProblems {
  const problems: FieldProblems = {};
  products.forEach(({ id, status }, at) => {
    if (isPublishingHidden({ stored: stored.get(id)?.status, status, moderation }))
      problems[`products.${at}.status`] = "product_hidden";
    if (!stored.has(id)) problems[`products.${at}.id`] = "unknown";
    else if (products.findIndex((one) => one.id === id) < at) problems[`products.${at}.id`] = "duplicate";
  });
  return problems;
}

function refuseUnknown(problems: FieldProblems): void {
  if (Object.values(problems).includes("unknown"))
    throw new ShopError(404, "product_not_found", "There is no such product", { fields: problems });
}

/** An incomplete product is not published with the others; prices in the same change count. */
async function publishProblems(
  sql: Sql,
  { variants, products }: Pick<ProductsChange, "variants" | "products">,
  stored: ReadonlyMap<string, StoredProduct>,
): Promise<FieldProblems> {
  const shown = products.filter(({ status }) => status === "published").map(({ id }) => id);
  const texts = await sql<{ id: string; description: string | null; categoryId: string | null }>(
    `select product.id, product.description, (select category.id ${fromCategoryOf("product.id")}) as "categoryId"
     from product where id = any(?::text[])`,
    [shown],
  );
  const categories = await readProductCategories(
    sql,
    texts.flatMap(({ categoryId }) => categoryId ?? []),
  );
  const newPrices = new Map(variants.map(({ id, price }) => [id, price]));
  const problems: FieldProblems = {};
  products.forEach(({ id, status }, at) => {
    const [product, text] = [stored.get(id), texts.find((one) => one.id === id)];
    if (status !== "published" || !product || product.status === "published") return;
    const category = categories.get(text?.categoryId ?? "");
    const getPrice = (variant: StoredVariant) => newPrices.get(variant.id) ?? variant.price;
    const missing = findMissingFields({
      description: text?.description ?? "",
      images: product.images.length,
      prices: product.variants.map((variant) => ({ path: "", price: getPrice(variant) })),
      attributes: getAttributes(category?.attributes ?? [], product.metadata),
      definitions: category?.attributes ?? [],
      hasFiscalCodes: Boolean(product.fiscal ?? category?.fiscal),
    });
    if (!category || missing.length > 0) problems[`products.${at}.status`] = "incomplete";
  });
  return problems;
}

/** A new price that reaches the old price ends the reduction: it must not reappear when the price drops later. */
function withoutEnded(
  variants: readonly VariantChange[],
  stored: readonly StoredProduct[],
): readonly VariantChange[] {
  const before = new Map(
    stored.flatMap(({ metadata, variants }) =>
      variants.map(({ id, oldPrice }) => [id, oldPrice ?? metadata?.old_price ?? null]),
    ),
  );
  return variants.map((change) => {
    const former = before.get(change.id) ?? Infinity;
    const isEnded = change.oldPrice === undefined && change.price !== undefined && former <= change.price;
    return isEnded ? { ...change, oldPrice: null } : change;
  });
}

/** An old price stored with the product becomes that of each variant, before one of them changes. */
async function storeOldPrices(sql: Sql, variants: readonly VariantChange[]): Promise<void> {
  const oldPrices = variants.flatMap(({ id, oldPrice }) =>
    oldPrice === undefined ? [] : [{ id, oldPrice }],
  );
  if (oldPrices.length === 0) return;
  const values = JSON.stringify(oldPrices);
  const columns = `jsonb_to_recordset(?::jsonb) as asked(id text, "oldPrice" numeric)`;
  const products = `select variant.product_id from product_variant variant join ${columns} on asked.id = variant.id`;
  await sql(
    `update product_variant variant set metadata = coalesce(variant.metadata, '{}')
       || jsonb_build_object('old_price', coalesce(
         nullif(variant.metadata->'old_price', 'null'), product.metadata->'old_price'))
     from product where product.id = variant.product_id and product.metadata->>'old_price' is not null
       and variant.deleted_at is null and product.id in (${products})`,
    [values],
  );
  await sql(
    `update product set metadata = metadata || '{"old_price": null}'
     where metadata->>'old_price' is not null and id in (${products})`,
    [values],
  );
  await sql(
    `update product_variant variant set updated_at = now(), metadata = coalesce(variant.metadata, '{}')
       || jsonb_build_object('old_price', asked."oldPrice")
     from ${columns} where asked.id = variant.id`,
    [values],
  );
}
