import type { Sum } from "@bezak/contract/money.ts";
import { findOldPrice } from "../catalog/old-price.ts";
import { localize, type TranslatedText, type Translations } from "./localized.ts";
import type { ProductRecord, VariantRecord } from "./product-record.ts";

/** Displayed stock of a variant without inventory. */
const UNCOUNTED_STOCK = 999;

/** A variant on the product page; `stock` is what can still be ordered. */
export interface VariantDocument {
  id: string;
  sku: string | null;
  title: TranslatedText;
  options: { name: TranslatedText; value: TranslatedText }[];
  price: Sum;
  oldPrice: Sum | null;
  stock: number;
  image: string | null;
}

/** Returns the priced variants of a product in order, the cheapest first among equals. */
export function toVariants(record: ProductRecord, translations: Translations): VariantDocument[] {
  return [...record.variants]
    .sort((a, b) => (a.variant_rank ?? 0) - (b.variant_rank ?? 0))
    .flatMap((variant) => {
      const price = basePrice(variant);
      if (price === undefined) {
        return [];
      }
      return {
        id: variant.id,
        sku: variant.metadata?.sku ?? variant.sku,
        title: localize(translations, variant.id, "title", variant.title),
        options: chosenOptions(variant, record, translations),
        price,
        oldPrice: findOldPrice(price, variant, record),
        stock: getStock(variant),
        image: variant.thumbnail,
      };
    })
    .sort((a, b) => a.price - b.price);
}

function basePrice(variant: VariantRecord): number | undefined {
  const price = variant.price_set?.prices.find(
    ({ currency_code, price_list_id }) => currency_code === "uzs" && !price_list_id,
  );
  return price && Number(price.amount);
}

/** Returns how many complete sets the stock of all parts allows. */
function getStock(variant: VariantRecord): number {
  if (!variant.manage_inventory) {
    return UNCOUNTED_STOCK;
  }
  const sets = variant.inventory_items.map(({ required_quantity, inventory }) => {
    const levels = inventory?.location_levels ?? [];
    const free = levels.reduce(
      (sum, level) => sum + Number(level.stocked_quantity) - Number(level.reserved_quantity),
      0,
    );
    return Math.floor(free / (required_quantity || 1));
  });
  return sets.length ? Math.max(0, Math.min(...sets)) : 0;
}

function chosenOptions(variant: VariantRecord, record: ProductRecord, translations: Translations) {
  return variant.options.flatMap(({ id, value }) => {
    const option = record.options.find(({ values }) => values.some((known) => known.id === id));
    return option
      ? {
          name: localize(translations, option.id, "title", option.title),
          value: localize(translations, id, "value", value),
        }
      : [];
  });
}
