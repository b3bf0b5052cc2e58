import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";
import type { Sum } from "@bezak/contract/money.ts";
import type { CashCollector } from "@bezak/contract/payout-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { findOldPrice, type FormerPrice } from "../../catalog/old-price.ts";
import type { VariantMetadata } from "../../search/product-record.ts";
import type { ShopTerms } from "../../delivery/shop-terms.ts";
import { PRICE_OF_VARIANT } from "../product/row-parts.ts";
import { findHoliday } from "../shop/holiday.ts";
import type { RequestedLine } from "./order-request.ts";

/** Pieces of an inventory item that one piece of the variant takes, and how many are not reserved. */
export interface Part {
  inventoryItemId: string;
  perPiece: number;
  available: number;
}

/** A variant as it can be bought now; prices in whole sums. */
export interface SellableVariant {
  productId: string;
  variantId: string;
  slug: string;
  sku: string | null;
  image: string | null;
  name: LocalizedText;
  /** null when the product has only one variant */
  variantTitle: LocalizedText | null;
  seller: { id: string; name: string };
  /** the shop's terms of ordering */
  terms: ShopTerms;
  /** who collects cash on delivery */
  cashCollector: CashCollector;
  price: Sum;
  /** null without a price reduction */
  oldPrice: Sum | null;
  /** empty without stock management */
  parts: Part[];
}

interface VariantRow {
  id: string;
  title: string;
  titles: Partial<LocalizedText>;
  sku: string | null;
  metadata: VariantMetadata | null;
  price: Sum | null;
  /** null without stock management */
  parts: Part[] | null;
}

interface SellerRow {
  id: string;
  name: string;
  holiday_until: string | null;
  free_shipping_threshold: number | null;
  delivery_zones: string[] | null;
  cash_collector: CashCollector;
}

interface ProductRow {
  id: string;
  title: string;
  titles: Partial<LocalizedText>;
  handle: string;
  thumbnail: string | null;
  metadata: FormerPrice | null;
  /** whether the product has several variants, also when one was requested */
  has_choice: boolean;
  variants: VariantRow[];
  seller: SellerRow;
}

/** Titles in uz and en; ru is the base text of the row itself. */
const getTitles = (id: string) => `coalesce((select jsonb_object_agg(t.locale_code, t.translations->>'title')
    from translation t where t.reference_id = ${id} and t.locale_code in ('uz', 'en')
    and t.translations->>'title' is not null and t.deleted_at is null), '{}')`;

/** An order can reserve at one location only, since pieces from two locations do not make one parcel. */
const PARTS = `coalesce((select jsonb_agg(jsonb_build_object('inventoryItemId', part.inventory_item_id,
    'perPiece', part.required_quantity, 'available', greatest(0, coalesce((
      select max(level.stocked_quantity - level.reserved_quantity) from inventory_level level
      where level.inventory_item_id = part.inventory_item_id and level.deleted_at is null), 0))))
  from product_variant_inventory_item part
  where part.variant_id = variant.id and part.deleted_at is null), '[]')`;

const VARIANT = `jsonb_build_object('id', variant.id, 'title', coalesce(variant.title, ''),
  'titles', ${getTitles("variant.id")}, 'sku', variant.sku, 'metadata', variant.metadata,
  'price', (${PRICE_OF_VARIANT}), 'parts', case when variant.manage_inventory then ${PARTS} end)`;

/** Parameters: ids of products, of products whose variants are all requested, of single variants. */
const SELLABLE_VARIANTS = `
  select product.id, product.title, ${getTitles("product.id")} as titles, product.handle, product.thumbnail, product.metadata,
    (select count(*) > 1 from product_variant v where v.product_id = product.id and v.deleted_at is null) as has_choice,
    coalesce((select jsonb_agg(${VARIANT} order by coalesce(variant.variant_rank, 0))
      from product_variant variant where variant.product_id = product.id and variant.deleted_at is null
      and (product.id = any(?::text[]) or variant.id = any(?::text[]))), '[]') as variants,
    jsonb_build_object('id', seller.id, 'name', seller.name, 'holiday_until', seller.holiday_until,
      'free_shipping_threshold', seller.free_shipping_threshold, 'delivery_zones', seller.delivery_zones,
      'cash_collector', seller.cash_collector) as seller
  from product
  join seller_seller_product_product sold on sold.product_id = product.id and sold.deleted_at is null
  join seller on seller.id = sold.seller_id and seller.status = 'active' and seller.deleted_at is null
  where product.id = any(?::text[]) and product.status = 'published' and product.deleted_at is null`;

/**
 * The priced variants for these lines, by product id: the cheapest first, in the catalogue's order and at the price that it
 * shows. One statement, since every cart needs it.
 */
export async function readSellableVariants(
  container: MedusaContainer,
  lines: readonly RequestedLine[],
): Promise<Map<string, SellableVariant[]>> {
  const productIds = [...new Set(lines.map(({ productId }) => productId))];
  const open = new Set(lines.filter(({ variantId }) => !variantId).map(({ productId }) => productId));
  const variantIds = lines.flatMap(({ variantId }) => variantId ?? []);
  const { rows } = (await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(SELLABLE_VARIANTS, [[...open], variantIds, productIds])) as { rows: ProductRow[] };
  return new Map(rows.map((product) => [product.id, toSellableVariants(product)]));
}

function toSellableVariants(product: ProductRow): SellableVariant[] {
  const { seller } = product;
  const variants = product.variants.flatMap((variant) => {
    const { price } = variant;
    if (price === null) return [];
    return {
      productId: product.id,
      variantId: variant.id,
      slug: product.handle,
      sku: variant.metadata?.sku ?? variant.sku,
      image: product.thumbnail,
      name: { ru: product.title, ...product.titles },
      variantTitle: product.has_choice ? { ru: variant.title, ...variant.titles } : null,
      seller: { id: seller.id, name: seller.name },
      terms: getTerms(seller),
      cashCollector: seller.cash_collector,
      price: Math.round(price),
      oldPrice: findOldPrice(price, variant, product),
      parts: variant.parts ?? [],
    };
  });
  return variants.toSorted((a, b) => a.price - b.price);
}

function getTerms({ holiday_until, delivery_zones, free_shipping_threshold }: SellerRow): ShopTerms {
  return {
    awayUntil: findHoliday(holiday_until),
    zones: delivery_zones,
    freeFrom: free_shipping_threshold === null ? null : Number(free_shipping_threshold),
  };
}
