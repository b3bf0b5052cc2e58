import type { FormerPrice } from "../catalog/old-price.ts";
import type { TranslatedText } from "./localized.ts";

/** The data of a product that `readDocuments` queries from the engine. */
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
    /** its position among the options of its product, where known */
    metadata?: { rank?: number } | null;
    values: { id: string; value: string; rank?: number | null }[];
  }[];
  variants: VariantRecord[];
  seller?: { id: string; name: string; status: string } | null;
  /** from published reviews; null without any */
  product_rating?: { average: number; review_count: number } | null;
}

/** The shop's data in `product.metadata`; whole sums. */
export interface ProductMetadata extends FormerPrice {
  brand?: string | null;
  popularity?: number;
  attributes?: { name: TranslatedText; value: TranslatedText }[];
}

/** The shop's data in `product_image.metadata`. */
export interface PictureMetadata {
  width?: number;
  height?: number;
  thumbhash?: string;
}

/** The shop's data in `product_variant.metadata`. */
export interface VariantMetadata extends FormerPrice {
  /** the shop's own SKU; two shops may use the same, which the engine's unique column would reject */
  sku?: string | null;
}

/** A variant with its prices and its stock in all locations. */
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
