import type { Sum } from "@bezak/contract/money.ts";
import { localize, type TranslatedText, type Translations } from "./localized.ts";
import { getNames } from "../catalog/name-text.ts";
import { everyScript } from "../text/every-script.ts";
import { normalizeText } from "../text/normalize-text.ts";
import { toVariants, type VariantDocument } from "./variant-document.ts";
import type { CategoryNode } from "./read-translations.ts";
import type { ProductRecord } from "./product-record.ts";

/** A product in a list, in three languages; whole sums. */
export interface CardDocument {
  id: string;
  slug: string;
  name: TranslatedText;
  price: Sum;
  oldPrice: Sum | null;
  image: string | null;
  images: { url: string; width: number; height: number; thumbhash: string }[];
  brand: string | null;
  category: { id: string; slug: string; name: TranslatedText };
  categoryIds: string[];
  seller: { id: string; name: string };
  rating: number;
  reviewCount: number;
  inStock: boolean;
  variantId: string;
  popularity: number;
  createdAt: string;
}

/** Additional data of the product's own page. */
export interface ProductDetail {
  description: TranslatedText;
  attributes: { name: TranslatedText; value: TranslatedText }[];
  options: { name: TranslatedText; values: TranslatedText[] }[];
  variants: VariantDocument[];
}

/**
 * One row of the index: `card` and `detail` are sent as stored, the other fields are filtered, sorted and searched by.
 */
export type ProductDocument = Record<string, unknown> & {
  id: string;
  card: CardDocument;
  detail: ProductDetail;
};

/** Builds a product's document; undefined while it cannot be sold: no price, category or active seller. */
export function toDocument(
  record: ProductRecord,
  categories: Map<string, CategoryNode>,
  translations: Translations,
): ProductDocument | undefined {
  const path = categoryPath(record, categories);
  const category = path.at(-1);
  const { seller } = record;
  const variants = toVariants(record, translations);
  const shown = variants.find(({ stock }) => stock > 0) ?? variants[0];
  if (!category || !shown || seller?.status !== "active") {
    return undefined;
  }
  const meta = record.metadata ?? {};
  const name = localize(translations, record.id, "title", record.title);
  const card: CardDocument = {
    id: record.id,
    slug: record.handle,
    name,
    price: shown.price,
    oldPrice: shown.oldPrice,
    image: record.thumbnail ?? record.images[0]?.url ?? null,
    images: record.images.map(({ url, metadata }) => ({
      url,
      width: metadata?.width ?? 800,
      height: metadata?.height ?? 800,
      thumbhash: metadata?.thumbhash ?? "",
    })),
    brand: meta.brand || null,
    category: { id: category.id, slug: category.slug, name: category.name },
    categoryIds: path.map(({ id }) => id),
    seller: { id: seller.id, name: seller.name },
    rating: record.product_rating?.average ?? 0,
    reviewCount: record.product_rating?.review_count ?? 0,
    inStock: shown.stock > 0,
    variantId: shown.id,
    popularity: meta.popularity ?? 0,
    createdAt: new Date(record.created_at).toISOString(),
  };
  const detail: ProductDetail = {
    description: localize(translations, record.id, "description", record.description ?? ""),
    attributes: meta.attributes ?? [],
    options: usedOptions(record, translations),
    variants,
  };
  return { ...filterFields(card, path), ...searchFields(card, detail, path), id: record.id, card, detail };
}

/** Options may be shared between products: returns only values that a variant of this one has. */
function usedOptions(record: ProductRecord, translations: Translations): ProductDetail["options"] {
  const used = new Set(record.variants.flatMap(({ options }) => options.map(({ id }) => id)));
  return record.options.map((option) => ({
    name: localize(translations, option.id, "title", option.title),
    values: option.values
      .filter(({ id }) => used.has(id))
      .map(({ id, value }) => localize(translations, id, "value", value)),
  }));
}

/** The category of the product and those above it, from the top down; the first listed category counts. */
function categoryPath(record: ProductRecord, categories: Map<string, CategoryNode>): CategoryNode[] {
  const path: CategoryNode[] = [];
  let node = categories.get(record.categories.find(({ id }) => categories.has(id))?.id ?? "");
  while (node && !path.includes(node)) {
    path.unshift(node);
    node = categories.get(node.parentId ?? "");
  }
  return path;
}

function filterFields(card: CardDocument, path: CategoryNode[]) {
  return {
    slug: card.slug,
    categoryIds: card.categoryIds,
    categorySlugs: path.map(({ slug }) => slug),
    sellerId: card.seller.id,
    brand: card.brand,
    price: card.price,
    onSale: card.oldPrice !== null,
    inStock: card.inStock,
    rating: card.rating,
    popularity: card.popularity,
    createdAt: card.createdAt,
  };
}

/**
 * Search text in ru, uz Latin, uz Cyrillic and en. `name` weighs more than `words`, which contains every other word
 * once, so that repetition does not improve a match.
 */
function searchFields(card: CardDocument, detail: ProductDetail, path: CategoryNode[]) {
  const name = getNames(card.name);
  const known = new Set(name.split(/\s/));
  const around = [...path.map((category) => category.name), ...detail.attributes.map(({ value }) => value)];
  const proper = normalizeText(`${card.brand ?? ""} ${card.seller.name}`);
  const words = new Set([proper, ...everyScript(around)].join(" ").split(" "));
  return { name, words: [...words].filter((word) => !known.has(word)).join(" ") };
}
