import type { CashCollector } from "@bezak/contract/payout-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules, QueryContext } from "@medusajs/framework/utils";
import { oldPriceOf, type FormerPrice } from "../../catalog/old-price.ts";
import type { VariantMetadata } from "../../search/product-record.ts";
import type { ShopTerms } from "../../delivery/shop-terms.ts";
import { holidayOf } from "../shop/holiday.ts";

export interface LocalizedText {
  ru: string;
  uz?: string;
  en?: string;
}

/** How many pieces of an inventory item one piece of a variant takes, and how many are left unreserved. */
export interface Part {
  inventoryItemId: string;
  perPiece: number;
  available: number;
}

/** A variant as it can be bought now. Prices are whole sums. */
export interface Good {
  productId: string;
  variantId: string;
  slug: string;
  sku: string | null;
  image: string | null;
  name: LocalizedText;
  /** null when the product has no choice of variants */
  variantTitle: LocalizedText | null;
  seller: { id: string; name: string };
  /** what its shop settles about ordering */
  terms: ShopTerms;
  /** who takes the money where it is paid at the door */
  cashCollector: CashCollector;
  price: number;
  /** null when it did not drop */
  oldPrice: number | null;
  /** empty when nobody counts the stock of this variant */
  parts: Part[];
}

interface VariantRow {
  id: string;
  title: string | null;
  sku: string | null;
  variant_rank: number | null;
  manage_inventory: boolean;
  metadata: VariantMetadata | null;
  calculated_price?: { calculated_amount: number | null };
  inventory_items?: {
    inventory_item_id: string;
    required_quantity: number;
    inventory?: { location_levels?: { stocked_quantity: number; reserved_quantity: number }[] };
  }[];
}

interface SellerRow {
  id: string;
  name: string;
  status: string;
  holiday_until: Date | string | null;
  free_shipping_threshold: number | null;
  delivery_zones: string[] | null;
  cash_collector: CashCollector;
}

interface ProductRow {
  id: string;
  title: string;
  handle: string;
  thumbnail: string | null;
  metadata: FormerPrice | null;
  variants: VariantRow[];
  seller?: SellerRow | null;
}

const fields = [
  ...["id", "title", "handle", "thumbnail", "metadata"],
  ...[
    ...["id", "name", "status", "holiday_until", "free_shipping_threshold", "delivery_zones"],
    "cash_collector",
  ].map((field) => `seller.${field}`),
  ...["id", "title", "sku", "variant_rank", "manage_inventory", "metadata", "calculated_price.*"].map(
    (field) => `variants.${field}`,
  ),
  "variants.inventory_items.inventory_item_id",
  "variants.inventory_items.required_quantity",
  "variants.inventory_items.inventory.location_levels.stocked_quantity",
  "variants.inventory_items.inventory.location_levels.reserved_quantity",
];

/** What is on sale of these products, by product id: priced variants, the cheapest first, in the catalogue's order. */
export async function readGoods(
  container: MedusaContainer,
  productIds: string[],
  regionId: string,
): Promise<Map<string, Good[]>> {
  // An empty or undefined filter would match every product.
  if (productIds.length === 0) return new Map();
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "product",
    fields,
    filters: { id: productIds, status: "published" },
    context: { variants: { calculated_price: QueryContext({ region_id: regionId, currency_code: "uzs" }) } },
  });
  const products = (data as unknown as ProductRow[]).filter(({ seller }) => seller?.status === "active");
  const ids = products.flatMap(({ id, variants }) => [id, ...variants.map((variant) => variant.id)]);
  const titles = await readTitles(container, ids);
  return new Map(products.map((product) => [product.id, goodsOf(product, titles)]));
}

function goodsOf(product: ProductRow, titles: Map<string, Partial<LocalizedText>>): Good[] {
  const { id, handle, thumbnail, seller, title } = product;
  if (!seller) return [];
  const variants = product.variants.toSorted((a, b) => (a.variant_rank ?? 0) - (b.variant_rank ?? 0));
  const goods = variants.flatMap((variant) => {
    const price = variant.calculated_price?.calculated_amount;
    if (typeof price !== "number") return [];
    return {
      productId: id,
      variantId: variant.id,
      slug: handle,
      sku: variant.metadata?.sku ?? variant.sku,
      image: thumbnail,
      name: { ru: title, ...titles.get(id) },
      variantTitle: variants.length > 1 ? { ru: variant.title ?? "", ...titles.get(variant.id) } : null,
      seller: { id: seller.id, name: seller.name },
      terms: termsOf(seller),
      cashCollector: seller.cash_collector,
      price: Math.round(price),
      oldPrice: oldPriceOf(price, variant, product),
      parts: variant.manage_inventory ? partsOf(variant) : [],
    };
  });
  return goods.toSorted((a, b) => a.price - b.price);
}

function termsOf({ holiday_until, delivery_zones, free_shipping_threshold }: SellerRow): ShopTerms {
  return {
    awayUntil: holidayOf(holiday_until),
    zones: delivery_zones,
    freeFrom: free_shipping_threshold === null ? null : Number(free_shipping_threshold),
  };
}

function partsOf({ inventory_items: parts = [] }: VariantRow): Part[] {
  return parts.map(({ inventory_item_id, required_quantity, inventory }) => ({
    inventoryItemId: inventory_item_id,
    perPiece: required_quantity,
    available: Math.max(
      0,
      ...(inventory?.location_levels ?? []).map((level) => level.stocked_quantity - level.reserved_quantity),
    ),
  }));
}

/** Titles in uz and en by id of product or variant; ru is the base text of the thing itself. */
async function readTitles(
  container: MedusaContainer,
  ids: string[],
): Promise<Map<string, Partial<LocalizedText>>> {
  const titles = new Map<string, Partial<LocalizedText>>();
  if (ids.length === 0) return titles;
  const rows = await container
    .resolve(Modules.TRANSLATION)
    .listTranslations({ reference_id: ids, locale_code: ["uz", "en"] }, { take: ids.length * 2 });
  for (const { reference_id, locale_code, translations } of rows) {
    const title: unknown = translations.title;
    if (typeof title === "string")
      titles.set(reference_id, { ...titles.get(reference_id), [locale_code]: title });
  }
  return titles;
}
