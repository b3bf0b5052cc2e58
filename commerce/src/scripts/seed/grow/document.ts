import type { TranslatedText, Translations } from "../../../search/localized.ts";
import { toDocument, type ProductDocument } from "../../../search/product-document.ts";
import type { ProductRecord } from "../../../search/product-record.ts";
import { optionTitles } from "../catalog/options.ts";
import { pictureUrl } from "../pictures/spec.ts";
import type { Value } from "./copy-text.ts";
import type { DemoShop } from "./demo-shop.ts";
import type { GrownProduct } from "./grown-product.ts";
import { textVector } from "./text-vector.ts";
import { getMetadata, productId, variantId } from "./grown-rows.ts";

/** Builds the row of a product's document with the function that a running shop uses. */
export function documentRow(product: GrownProduct, demo: DemoShop): Value[] {
  const document = toDocument(getRecord(product, demo), demo.categories, toTexts(product, demo));
  if (!document) throw new Error(`${product.slug} cannot be sold`);
  const [name, words] = [String(document.name), String(document.words)];
  return [document.id, document, getIndexed(document, demo), textVector(name, words), `${name} ${words}`];
}

/** The fields by which documents are found, as the search provider stores them: without nulls, dates as numbers. */
function getIndexed(document: ProductDocument, { search }: DemoShop): object {
  const known = search.fields.flatMap(({ path, isDate }) => {
    const value = document[path];
    if (value === null || value === undefined) return [];
    return [[path, isDate ? Date.parse(String(value)) : value] as const];
  });
  return Object.fromEntries(known);
}

/** The shape that `readDocuments` reads for a stored product. */
function getRecord(
  product: GrownProduct,
  { categoryIds, sellers, options, pictures }: DemoShop,
): ProductRecord {
  const { number, name, description, price, reviews } = product;
  const urls = product.pictures.map(pictureUrl);
  const seller = sellers.get(product.seller);
  const option = product.option ? options.byKey.get(product.option) : undefined;
  const values = product.variants.flatMap(({ value }) => {
    const stored = value && option?.values.get(value.ru);
    return stored ? [{ id: stored.id, value: value.ru, rank: stored.rank }] : [];
  });
  return {
    id: productId(number),
    handle: product.slug,
    title: name.ru,
    description: description.ru,
    thumbnail: urls[0] ?? null,
    created_at: product.createdAt,
    metadata: getMetadata(product),
    images: urls.map((url) => ({ url, metadata: pictures.get(url) ?? null })),
    categories: [{ id: categoryIds.get(product.category) ?? "" }],
    options:
      product.option && option
        ? [
            {
              id: option.id,
              title: optionTitles[product.option].ru,
              values: values.toSorted((a, b) => a.rank - b.rank),
            },
          ]
        : [],
    variants: product.variants.map(({ sku, title, value, stock, pictures: [picture] }, rank) => ({
      id: variantId(number, rank),
      sku,
      title: title.ru,
      thumbnail: picture ? pictureUrl(picture) : null,
      metadata: null,
      manage_inventory: true,
      variant_rank: rank,
      options: values
        .filter((one) => one.value === value?.ru)
        .map((one) => ({ id: one.id, value: one.value, option_id: option?.id ?? "" })),
      price_set: { prices: [{ amount: price, currency_code: "uzs" }] },
      inventory_items: [
        {
          required_quantity: 1,
          inventory: { location_levels: [{ stocked_quantity: stock, reserved_quantity: 0 }] },
        },
      ],
    })),
    seller: seller ? { ...seller, status: "active" } : null,
    product_rating: getRating(reviews.map(({ rating }) => rating)),
  };
}

/** Computes the same values as the view `product_rating`. */
function getRating(ratings: readonly number[]): ProductRecord["product_rating"] {
  if (ratings.length === 0) return null;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return { average: Math.round((sum / ratings.length) * 100) / 100, review_count: ratings.length };
}

/** uz and en texts by the id of the row they belong to. */
function toTexts(product: GrownProduct, { options }: DemoShop): Translations {
  const { number, name, description, variants } = product;
  const texts: Translations = new Map([
    [productId(number), inOthers({ title: name, description })],
    ...variants.map(({ title }, rank) => [variantId(number, rank), inOthers({ title })] as const),
  ]);
  const option = product.option ? options.byKey.get(product.option) : undefined;
  if (!option) return texts;
  const shared = variants.flatMap(({ value }) => option.values.get(value?.ru ?? "")?.id ?? []);
  for (const id of [option.id, ...shared]) texts.set(id, options.texts.get(id) ?? {});
  return texts;
}

function inOthers(fields: Record<string, TranslatedText>): Record<string, Record<string, string>> {
  const entries = Object.entries(fields);
  const inOne = (language: "uz" | "en") =>
    Object.fromEntries(entries.map(([field, text]) => [field, text[language]]));
  return { uz: inOne("uz"), en: inOne("en") };
}
