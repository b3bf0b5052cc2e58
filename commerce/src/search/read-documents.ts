import type { RemoteQueryFunction } from "@medusajs/framework/types";
import type { Translations } from "./localized.ts";
import { readCategories, readTranslations, type CategoryNode } from "./read-translations.ts";
import { toDocument, type ProductDocument } from "./product-document.ts";
import type { ProductRecord } from "./product-record.ts";

const fields = [
  "id",
  "handle",
  "title",
  "description",
  "thumbnail",
  "created_at",
  "metadata",
  "images.url",
  "images.metadata",
  "images.rank",
  "categories.id",
  "options.id",
  "options.title",
  "options.metadata",
  "options.values.id",
  "options.values.value",
  "options.values.rank",
  "variants.id",
  "variants.sku",
  "variants.title",
  "variants.thumbnail",
  "variants.metadata",
  "variants.manage_inventory",
  "variants.variant_rank",
  "variants.options.id",
  "variants.options.value",
  "variants.options.option_id",
  "variants.price_set.prices.amount",
  "variants.price_set.prices.currency_code",
  "variants.price_set.prices.price_list_id",
  "variants.inventory_items.required_quantity",
  "variants.inventory_items.inventory.location_levels.stocked_quantity",
  "variants.inventory_items.inventory.location_levels.reserved_quantity",
  "product_rating.average",
  "product_rating.review_count",
  "seller.id",
  "seller.name",
  "seller.status",
];

/**
 * Returns the present catalogue documents of these products. A draft, or a product without a price, category or active
 * seller, has none: it must not be shown.
 */
export async function readDocuments(
  query: Pick<RemoteQueryFunction, "graph">,
  ids: string[],
): Promise<ProductDocument[]> {
  if (!ids.length) {
    return [];
  }
  const { records, categories, translations } = await readRecords(query, { id: ids, status: "published" });
  return records
    .map((record) => toDocument(record, categories, translations))
    .filter((document) => document !== undefined);
}

/** Reads the sources of documents: stored products, including drafts, and their translations. */
export async function readRecords(
  query: Pick<RemoteQueryFunction, "graph">,
  filters: { id: string[]; status?: "published" },
): Promise<{ records: ProductRecord[]; categories: Map<string, CategoryNode>; translations: Translations }> {
  const { data } = await query.graph({ entity: "product", fields, filters });
  const records = (data as unknown as ProductRecord[]).map(inOrder);
  const [categories, translations] = await Promise.all([
    readCategories(query),
    readTranslations(query, records.flatMap(translatedIds)),
  ]);
  return { records, categories, translations };
}

const byRank = (a: { rank?: number | null }, b: { rank?: number | null }) => (a.rank ?? 0) - (b.rank ?? 0);

/** Sorts a product's relations, which the engine returns in no defined order. */
function inOrder(record: ProductRecord): ProductRecord {
  return {
    ...record,
    images: record.images.toSorted(byRank),
    options: record.options
      .toSorted((a, b) => byRank(a.metadata ?? {}, b.metadata ?? {}))
      .map((option) => ({ ...option, values: option.values.toSorted(byRank) })),
  };
}

function translatedIds(record: ProductRecord): string[] {
  return [
    record.id,
    ...record.options.flatMap((option) => [option.id, ...option.values.map(({ id }) => id)]),
    ...record.variants.map(({ id }) => id),
  ];
}
