import type { FormerPrice } from "../catalog/old-price.ts";
import type { Localized } from "./localized.ts";

/** What `readDocuments` asks the engine about a product. */
export interface ProductRecord {
  id: string;
  handle: string;
  title: string;
  description: string | null;
  thumbnail: string | null;
  created_at: string | Date;
  metadata: ProductMetadata | null;
  images: { url: string; rank?: number; metadata: PictureMetadata | null }[];
  categories: { id: string }[];
  options: {
    id: string;
    title: string;
    /** its place among the options of its product, where that is known */
    metadata?: { rank?: number } | null;
    values: { id: string; value: string; rank?: number | null }[];
  }[];
  variants: VariantRecord[];
  seller?: { id: string; name: string; status: string } | null;
  /** of published reviews; null without any */
  product_rating?: { average: number; review_count: number } | null;
}

/** What the shop keeps in `product.metadata`; sums are whole. */
export interface ProductMetadata extends FormerPrice {
  brand?: string | null;
  popularity?: number;
  attributes?: { name: Localized; value: Localized }[];
}

/** What the shop keeps in `product_image.metadata`. */
export interface PictureMetadata {
  width?: number;
  height?: number;
  thumbhash?: string;
}

/** What the shop keeps in `product_variant.metadata`. */
export interface VariantMetadata extends FormerPrice {
  /** the shop's own word for it; two shops may use the same, which the engine's column would refuse */
  sku?: string | null;
}

/** One variant with its prices and its stock over all places. */
export interface VariantRecord {
  id: string;
  sku: string | null;
  title: string;
  thumbnail: string | null;
  metadata: VariantMetadata | null;
  manage_inventory: boolean;
  variant_rank: number | null;
  options: { id: string; value: string; option_id: string }[];
  price_set?: { prices: { amount: number; currency_code: string; price_list_id?: string | null }[] } | null;
  inventory_items: {
    required_quantity: number;
    inventory?: { location_levels: { stocked_quantity: number; reserved_quantity: number }[] } | null;
  }[];
}
