import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { toDocument, type CardDocument, type ProductDetail } from "../../search/product-document.ts";
import type { ProductRecord, VariantRecord } from "../../search/product-record.ts";
import { readRecords } from "../../search/read-documents.ts";
import type { CategoryNode } from "../../search/read-translations.ts";
import { inTransaction } from "../users/sql.ts";
import { readStoredProducts } from "./stored-product.ts";
import { noSuchProduct } from "./write-product.ts";

/**
 * A product as buyers would see it, a draft too, built like the documents of the catalogue. Missing parts (a price, a
 * visible category) are left empty.
 * @throws ShopError 404 product_not_found, also for another shop's product
 */
export async function previewProduct(
  container: MedusaContainer,
  sellerId: string,
  id: string,
): Promise<CardDocument & ProductDetail> {
  const owned = await inTransaction(container, (sql) => readStoredProducts(sql, sellerId, [id]));
  if (!owned.has(id)) throw noSuchProduct();
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { records, categories, translations } = await readRecords(query, { id: [id] });
  const [record] = records;
  const document = record && toDocument(asIfSold(record), withCategoryOf(record, categories), translations);
  if (!document) throw noSuchProduct();
  return { ...document.card, ...document.detail };
}

const priced = (variant: VariantRecord): VariantRecord => {
  const prices = variant.price_set?.prices ?? [];
  return prices.length > 0
    ? variant
    : { ...variant, price_set: { prices: [{ amount: 0, currency_code: "uzs" }] } };
};

const noVariant: VariantRecord = {
  id: "none",
  sku: null,
  title: "",
  thumbnail: null,
  metadata: null,
  variant_rank: 0,
  manage_inventory: true,
  options: [],
  inventory_items: [],
};

function asIfSold(record: ProductRecord): ProductRecord {
  const variants = record.variants.length > 0 ? record.variants : [noVariant];
  const seller = record.seller && { ...record.seller, status: "active" };
  return { ...record, seller, variants: variants.map(priced) };
}

/** A placeholder for a category that is missing or hidden, which has no name to show. */
function withCategoryOf(
  record: ProductRecord,
  categories: Map<string, CategoryNode>,
): Map<string, CategoryNode> {
  const [category] = record.categories;
  const id = category?.id ?? "none";
  if (record.categories.some((one) => categories.has(one.id))) return categories;
  if (!category) record.categories.push({ id });
  const name = { ru: "—", uz: "—", en: "—" };
  return new Map(categories).set(id, { id, slug: "", name, parentId: null, rank: 0, metadata: null });
}
