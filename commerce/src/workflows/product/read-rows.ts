import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";
import type { Sum } from "@bezak/contract/money.ts";
import { findOldPrice } from "../../catalog/old-price.ts";
import type { Sql } from "../users/sql.ts";
import { fromCategoryOf } from "./category-of-product.ts";
import { HIDDEN, toShownStatus } from "./product-status.ts";
import { AWAITED, awaitedValues, localized, PRICE_OF_VARIANT, STOCK_OF_VARIANT } from "./row-parts.ts";
import type { StoredMetadata } from "./stored-product.ts";

interface VariantRow {
  id: string;
  title: LocalizedText;
  sku: string | null;
  price: Sum | null;
  oldPrice: Sum | null;
  stock: number;
  reserved: number;
}

interface Row {
  id: string;
  slug: string;
  name: LocalizedText;
  image: string | null;
  category: { id: string; slug: string; name: LocalizedText } | null;
  status: string;
  metadata: StoredMetadata | null;
  variants: VariantRow[];
  sold: number;
  views: number;
  rating: number | null;
  reviewCount: number | null;
  createdAt: Date;
  updatedAt: Date;
}

const VARIANTS = `
  select coalesce(json_agg(json_build_object('id', variant.id, 'title', ${localized("variant.id", "title", "variant.title")},
      'sku', coalesce(variant.metadata->>'sku', variant.sku), 'price', price.amount,
      'oldPrice', (variant.metadata->>'old_price')::float8, 'stock', stock.free, 'reserved', coalesce(awaited.pieces, 0))
    order by variant.variant_rank, variant.id), '[]')
  from product_variant variant
  left join lateral (${PRICE_OF_VARIANT}) price on true
  left join lateral (${STOCK_OF_VARIANT}) stock on true
  left join awaited on awaited.variant_id = variant.id
  where variant.product_id = product.id and variant.deleted_at is null`;

const CATEGORY = `
  select json_build_object('id', category.id, 'slug', category.handle,
    'name', ${localized("category.id", "name", "category.name")})
  ${fromCategoryOf("product.id")}`;

/** The last 30 days in Tashkent, today included. */
const LATELY = "day > (now() at time zone 'Asia/Tashkent')::date - 30";

/** Sold pieces without cancelled orders: the stored daily totals, and the sales that are not added to them yet. */
const SOLD = `
  sold as materialized (
    select product_id, sum(pieces)::float8 as pieces
    from (select seller_id, product_id, day, pieces from sale_day
          union all select seller_id, product_id, day, pieces from sale_change) sale
    where seller_id = any(?::text[]) and product_id = any(?::text[]) and ${LATELY}
    group by product_id)`;

/** Of these products only: joined to them, the view would read all reviews. */
const RATED = `
  rated as materialized (select id, average, review_count from product_rating where id = any(?::text[]))`;

const VIEWS = `
  select coalesce(sum(views), 0)::float8 from product_view_day
  where product_id = product.id and ${LATELY} and deleted_at is null`;

const READ = `
  with ${AWAITED}, ${SOLD}, ${RATED}
  select product.id, product.handle as slug, ${localized("product.id", "title", "product.title")} as name,
    product.thumbnail as image, product.status, product.metadata, (${CATEGORY}) as category, (${VARIANTS}) as variants,
    coalesce(sold.pieces, 0) as sold, (${VIEWS}) as views, rating.average::float8 as rating, rating.review_count as "reviewCount",
    product.created_at as "createdAt", product.updated_at as "updatedAt"
  from seller_seller_product_product owned
  join product on product.id = owned.product_id and product.deleted_at is null
  left join sold on sold.product_id = product.id
  left join rated rating on rating.id = product.id
  where owned.seller_id = any(?::text[]) and owned.deleted_at is null and product.id = any(?::text[])`;

/** The list rows of these products of these shops. */
export function productRowsSql(sellerIds: readonly string[], ids: readonly string[]) {
  const requested = [[...sellerIds], [...ids]];
  return { sql: READ, values: [...awaitedValues(sellerIds, ids), ...requested, [...ids], ...requested] };
}

/** Rows of product lists, in the order of `ids`; unknown ids and those of other shops are left out. */
export async function readRows(sql: Sql, sellerIds: readonly string[], ids: readonly string[]) {
  const read = productRowsSql(sellerIds, ids);
  const rows = ids.length > 0 ? await sql<Row>(read.sql, read.values) : [];
  const found = new Map(rows.map((row) => [row.id, viewRow(row)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

export type SellerProductRowView = ReturnType<typeof viewRow>;

function viewRow({ metadata, variants: stored, category, status, ...row }: Row) {
  const variants = stored.map((variant) => ({
    ...variant,
    oldPrice:
      variant.price === null
        ? variant.oldPrice
        : findOldPrice(variant.price, { metadata: { old_price: variant.oldPrice } }, { metadata }),
  }));
  const prices = variants.flatMap(({ price }) => price ?? []);
  const cheapest = variants.toSorted((a, b) => (a.price ?? Infinity) - (b.price ?? Infinity))[0];
  return {
    ...row,
    // its category was deleted: the form requires another
    category: category ?? { id: "none", slug: "", name: { ru: "—" } },
    status: toShownStatus(status),
    hiddenReason: status === HIDDEN ? (metadata?.hidden_reason ?? null) : null,
    price: prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
    oldPrice: cheapest?.oldPrice ?? null,
    stock: variants.reduce((sum, variant) => sum + variant.stock, 0),
    variants,
    rating: row.rating ?? 0,
    reviewCount: row.reviewCount ?? 0,
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
  };
}
