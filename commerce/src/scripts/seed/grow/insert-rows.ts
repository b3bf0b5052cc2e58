import { escapeLiteral, type Client } from "pg";
import type { DemoShop } from "./demo-shop.ts";

/** All tables with rows of a product, except that of its document. */
export const grownTables = [
  "product",
  "image",
  "product_category_product",
  "product_product_option",
  "product_product_option_value",
  "product_variant",
  "product_variant_option",
  "price_set",
  "price",
  "product_variant_price_set",
  "inventory_item",
  "inventory_level",
  "product_variant_inventory_item",
  "product_sales_channel",
  "product_shipping_profile",
  "seller_seller_product_product",
  "translation",
  "product_review",
];

/** Staging tables; rows of some kilobytes are stored inline and uncompressed. */
export const STAGING_TABLES = `
  create temp table staged_product (id text, handle text, title text, description text, thumbnail text, created_at timestamptz,
    metadata jsonb, category_id text, seller_id text, option_id text, uz jsonb, en jsonb)
    with (toast_tuple_target = 8160) on commit drop;
  create temp table staged_variant (id text, product_id text, title text, uz text, en text, sku text, rank int,
    thumbnail text, price numeric, stock numeric, value_id text) on commit drop`;

/** The JSON column that the engine stores beside a number (`raw-sum.ts`). */
const raw = (value: string) => `('{"value": "' || ${value} || '", "precision": 20}')::jsonb`;
const NOTHING = `'{"value": "0", "precision": 20}'::jsonb`;

const YESTERDAY = "now() - interval '1 day'";

/** Derives an id from another by replacing the prefix. */
const ofProduct = (prefix: string, id = "id") => `'${prefix}_' || substr(${id}, 6)`;
const ofVariant = (prefix: string) => `'${prefix}_' || substr(id, 9)`;

/** Each row has two translations: numbers 2n and 2n + 1. */
const textId = (place: 0 | 1) =>
  `'trans_' || left(right(id, 26), 22) || to_char(right(id, 4)::int * 2 + ${place}, 'FM0000')`;

const texts = (table: string, reference: string, fields: number, text: (language: string) => string) =>
  (["uz", "en"] as const).map(
    (language, place) =>
      `insert into translation (id, reference_id, reference, locale_code, translations, translated_field_count)
       select ${textId(place as 0 | 1)}, id, '${reference}', '${language}', ${text(language)}, ${fields} from ${table}`,
  );

/** Products are inserted before their pictures, which refer to them. */
const products = [
  `insert into product (id, title, handle, description, status, thumbnail, created_at, metadata)
   select id, title, handle, description, 'published', thumbnail, created_at, metadata from staged_product`,
];

/** All other rows of a product, which are the same in every demo. */
const others = [
  "insert into product_category_product (product_id, product_category_id) select id, category_id from staged_product",
  `insert into product_product_option (id, product_id, product_option_id)
   select ${ofProduct("prodopt")}, id, option_id from staged_product where option_id is not null`,
  `insert into product_variant (id, title, sku, variant_rank, product_id, thumbnail)
   select id, title, sku, rank, product_id, thumbnail from staged_variant`,
  `insert into product_product_option_value (id, product_product_option_id, product_option_value_id)
   select ${ofVariant("prodoptval")}, ${ofProduct("prodopt", "product_id")}, value_id
   from staged_variant where value_id is not null`,
  `insert into product_variant_option (variant_id, option_value_id)
   select id, value_id from staged_variant where value_id is not null`,
  `insert into price_set (id) select ${ofVariant("pset")} from staged_variant`,
  // an old date: recently written prices are searched for price drops to notify buyers of
  `insert into price (id, price_set_id, currency_code, amount, raw_amount, created_at, updated_at)
   select ${ofVariant("price")}, ${ofVariant("pset")}, 'uzs', price, ${raw("price")}, ${YESTERDAY}, ${YESTERDAY}
   from staged_variant`,
  `insert into product_variant_price_set (variant_id, price_set_id, id)
   select id, ${ofVariant("pset")}, ${ofVariant("pvps")} from staged_variant`,
  `insert into inventory_item (id, sku, title) select ${ofVariant("iitem")}, sku, sku from staged_variant`,
  `insert into product_variant_inventory_item (variant_id, inventory_item_id, id)
   select id, ${ofVariant("iitem")}, ${ofVariant("pvitem")} from staged_variant`,
  ...texts("staged_product", "product", 2, (language) => language),
  ...texts("staged_variant", "product_variant", 1, (language) => `jsonb_build_object('title', ${language})`),
];

const linked = (table: string, column: string, prefix: string, value: string) =>
  `insert into ${table} (product_id, ${column}, id) select id, ${value}, ${ofProduct(prefix)} from staged_product`;

/** Inserts the staged products; their pictures are sent before `insertOthers`. */
export const insertProducts = (client: Client) => client.query(products.join(";"));

/** Sends one query, which saves a round trip per statement. */
export async function insertOthers(client: Client, demo: DemoShop): Promise<void> {
  const [channel, profile, warehouse] = [
    demo.salesChannelId,
    demo.shippingProfileId,
    demo.stockLocationId,
  ].map(escapeLiteral) as [string, string, string];
  const ofThisShop = [
    `insert into inventory_level (id, inventory_item_id, location_id, stocked_quantity, raw_stocked_quantity,
       raw_reserved_quantity, raw_incoming_quantity)
     select ${ofVariant("ilev")}, ${ofVariant("iitem")}, ${warehouse}, stock, ${raw("stock")}, ${NOTHING}, ${NOTHING}
     from staged_variant`,
    linked("product_sales_channel", "sales_channel_id", "prodsc", channel),
    linked("product_shipping_profile", "shipping_profile_id", "prodsp", profile),
    linked("seller_seller_product_product", "seller_id", "selprod", "seller_id"),
  ];
  await client.query([...others, ...ofThisShop, "truncate staged_product, staged_variant"].join(";"));
}
