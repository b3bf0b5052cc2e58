/** Fragments of statements that read products of a shop; each can be used on its own. */

/** Unreserved pieces of `variant.id`: the number of whole sets that the stock of all parts allows. */
export const STOCK_OF_VARIANT = `
  select greatest(0, coalesce(min(floor(part.free / part.needed)), 0))::float8 as free
  from (select link.required_quantity as needed, sum(level.stocked_quantity - level.reserved_quantity) as free
        from product_variant_inventory_item link
        join inventory_level level on level.inventory_item_id = link.inventory_item_id and level.deleted_at is null
        where link.variant_id = variant.id and link.deleted_at is null
        group by link.inventory_item_id, link.required_quantity) part`;

/**
 * A table `awaited`: pieces of variants of these products that orders of these shops still need, with `awaitedValues`. It
 * starts from the parcels that are to be sent: reservations of sold pieces are never removed, and are too many to scan. Of
 * those, only parcels with one of the products lead to the engine's tables.
 */
export const AWAITED = `
  awaited as materialized (
    select line.variant_id, sum(detail.quantity)::float8 as pieces
    from seller_order parcel
    join "order" placed on placed.id = parcel.order_id
    join order_item detail
      on detail.order_id = placed.id and detail.version = placed.version and detail.deleted_at is null
    join order_line_item line on line.id = detail.item_id
    where parcel.seller_id = any(?::text[]) and parcel.status in ('pending', 'confirmed', 'processing')
      and parcel.deleted_at is null and line.product_id = any(?::text[])
      and (parcel.goods is null or exists (select from jsonb_array_elements(parcel.goods->'rows') as of_product
        where of_product->>'product' = any(?::text[])))
    group by line.variant_id)`;

export const awaitedValues = (sellerIds: readonly string[], productIds: readonly string[]): string[][] => [
  [...sellerIds],
  [...productIds],
  [...productIds],
];

/** The price of `variant.id`, as `amount`. */
export const PRICE_OF_VARIANT = `
  select price.amount::float8 as amount from product_variant_price_set priced
  join price on price.price_set_id = priced.price_set_id and price.currency_code = 'uzs'
    and price.price_list_id is null and price.deleted_at is null
  where priced.variant_id = variant.id and priced.deleted_at is null limit 1`;

/** One field of a row in another language: a text or null. */
export const translated = (id: string, language: "uz" | "en", field: string) =>
  `(select translations->>'${field}' from translation
    where reference_id = ${id} and locale_code = '${language}' and deleted_at is null)`;

/** A text in all languages as JSON; `base` is the ru one. */
export const localized = (id: string, field: string, base: string) =>
  `json_build_object('ru', ${base}, 'uz', ${translated(id, "uz", field)}, 'en', ${translated(id, "en", field)})`;
