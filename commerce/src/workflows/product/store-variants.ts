import type { Sum } from "@bezak/contract/money.ts";
import { generateEntityId } from "@medusajs/framework/utils";
import type { Sql } from "../users/sql.ts";

const json = (value: unknown) => JSON.stringify(value);
const id = (prefix: string) => generateEntityId("", prefix);

/** A sum as the engine stores it: the number, and its text beside it (`raw-sum.ts`). */
const raw = (value: string) => `jsonb_build_object('value', (${value})::text, 'precision', 20)`;

const ROWS = `as asked("variantId" text, price numeric, stock numeric, "setId" text, "linkId" text, "priceId" text,
  "itemId" text, "levelId" text)`;

interface VariantChange {
  variantId: string;
  price?: Sum | null;
  stock?: number;
}

/** Adds ids for rows that may have to be created; existing rows keep theirs. */
const withIds = (variants: readonly VariantChange[]) =>
  json(
    variants.map((variant) => ({
      ...variant,
      setId: id("pset"),
      linkId: id("link"),
      priceId: id("price"),
      itemId: id("iitem"),
      levelId: id("ilev"),
    })),
  );

/**
 * Sets prices (whole sums; null: none yet). Unchanged prices are not touched: notifications of price drops depend on the
 * time at which a price was written.
 */
export async function storePrices(
  sql: Sql,
  variants: readonly { id: string; price: Sum | null }[],
): Promise<void> {
  const changes = withIds(variants.map(({ id: variantId, price }) => ({ variantId, price })));
  await sql(
    `with asked as (select * from jsonb_to_recordset(?::jsonb) ${ROWS}),
     fresh as (select asked.* from asked where not exists (
       select 1 from product_variant_price_set link
       where link.variant_id = asked."variantId" and link.deleted_at is null)),
     made as (insert into price_set (id) select "setId" from fresh)
     insert into product_variant_price_set (variant_id, price_set_id, id)
     select "variantId", "setId", "linkId" from fresh`,
    [changes],
  );
  const ofVariant = `price.price_set_id = link.price_set_id and price.currency_code = 'uzs'
    and price.price_list_id is null and price.deleted_at is null`;
  const links = `product_variant_price_set link join jsonb_to_recordset(?::jsonb) ${ROWS}
    on link.variant_id = asked."variantId" and link.deleted_at is null`;
  await sql(
    `update price set amount = coalesce(asked.price, price.amount), raw_amount = ${raw("coalesce(asked.price, price.amount)")},
       updated_at = now(), deleted_at = case when asked.price is null then now() end
     from ${links} where ${ofVariant} and asked.price is distinct from price.amount`,
    [changes],
  );
  await sql(
    `insert into price (id, price_set_id, currency_code, amount, raw_amount)
     select asked."priceId", link.price_set_id, 'uzs', asked.price, ${raw("asked.price")}
     from ${links} where asked.price is not null and not exists (select 1 from price where ${ofVariant})`,
    [changes],
  );
}

/**
 * Sets the unreserved stock: the same statement reads the reserved pieces and adds them. The caller holds the locks of the
 * inventory items, as reservations do.
 */
export async function storeStock(
  sql: Sql,
  variants: readonly { id: string; stock: number }[],
  locationId: string,
): Promise<void> {
  const changes = withIds(variants.map(({ id: variantId, stock }) => ({ variantId, stock })));
  await sql(
    `with asked as (select * from jsonb_to_recordset(?::jsonb) ${ROWS}),
     fresh as (select asked.* from asked where not exists (
       select 1 from product_variant_inventory_item link
       where link.variant_id = asked."variantId" and link.deleted_at is null)),
     made as (insert into inventory_item (id, title) select "itemId", "variantId" from fresh)
     insert into product_variant_inventory_item (variant_id, inventory_item_id, id)
     select "variantId", "itemId", "linkId" from fresh`,
    [changes],
  );
  const wanted = "asked.stock * link.required_quantity";
  await sql(
    `insert into inventory_level as level (id, inventory_item_id, location_id, stocked_quantity, raw_stocked_quantity,
       raw_reserved_quantity, raw_incoming_quantity)
     select distinct on (link.inventory_item_id) asked."levelId", link.inventory_item_id, ?::text, ${wanted},
       ${raw(wanted)}, ${raw("0")}, ${raw("0")}
     from jsonb_to_recordset(?::jsonb) ${ROWS}
     join product_variant_inventory_item link on link.variant_id = asked."variantId" and link.deleted_at is null
     on conflict (inventory_item_id, location_id) where deleted_at is null do update
     set stocked_quantity = excluded.stocked_quantity + level.reserved_quantity,
       raw_stocked_quantity = ${raw("excluded.stocked_quantity + level.reserved_quantity")}, updated_at = now()
     where level.stocked_quantity <> excluded.stocked_quantity + level.reserved_quantity`,
    [locationId, changes],
  );
}
