import type { Client } from "pg";
import type { CategoryNode } from "../../../search/read-translations.ts";
import type { PictureMetadata } from "../../../search/product-record.ts";
import { Refusal } from "../../refusal.ts";
import { sellers as demoSellers } from "../catalog/sellers.ts";
import { demoFolder } from "../pictures/demo-folder.ts";
import { readOptions, type DemoOptions } from "./options.ts";
import { readSearchTable, type SearchTable } from "./search-table.ts";

/** The rows of the demo that generated products refer to; plain data, so that a worker thread can receive it. */
export interface DemoShop {
  salesChannelId: string;
  stockLocationId: string;
  shippingProfileId: string;
  /** by id */
  categories: Map<string, CategoryNode>;
  /** by slug */
  categoryIds: Map<string, string>;
  /** Shops that have products, by slug. */
  sellers: Map<string, { id: string; name: string }>;
  options: DemoOptions;
  /** Metadata of the demo's pictures by URL. */
  pictures: Map<string, PictureMetadata>;
  search: SearchTable;
}

/** @throws Refusal when the database does not contain the demo */
export async function readDemoShop(client: Client): Promise<DemoShop> {
  const categories = await readCategories(client);
  return {
    ...(await readShop(client)),
    categories,
    categoryIds: new Map([...categories.values()].map(({ id, slug }) => [slug, id])),
    sellers: await readSellers(client),
    options: await readOptions(client),
    pictures: await readPictures(client),
    search: await readSearchTable(client),
  };
}

async function readShop(client: Client) {
  const { rows } = await client.query<{ channel: string; location: string; profile: string }>(
    `select store.default_sales_channel_id as channel, store.default_location_id as location, profile.id as profile
     from store, shipping_profile profile
     where store.metadata ? 'demo_seed' and profile.type = 'default' and profile.deleted_at is null limit 1`,
  );
  const [shop] = rows;
  if (!shop)
    throw new Refusal(
      "The database does not hold the demo shop, and products can be added only to that one.",
    );
  return { salesChannelId: shop.channel, stockLocationId: shop.location, shippingProfileId: shop.profile };
}

/** Reads them as the catalogue does (`search/read-translations.ts`). */
async function readCategories(client: Client): Promise<Map<string, CategoryNode>> {
  const text = (language: string) => `coalesce((select translations->>'name' from translation
    where reference_id = c.id and locale_code = '${language}' and deleted_at is null), c.name)`;
  const { rows } = await client.query<CategoryNode>(
    `select c.id, c.handle as slug, c.parent_category_id as "parentId", c.rank, c.metadata,
       jsonb_build_object('ru', c.name, 'uz', ${text("uz")}, 'en', ${text("en")}) as name
     from product_category c where c.is_active and not c.is_internal and c.deleted_at is null`,
  );
  return new Map(rows.map((category) => [category.id, category]));
}

async function readSellers(client: Client): Promise<DemoShop["sellers"]> {
  const { rows } = await client.query<{ id: string; slug: string; name: string }>(
    `select id, slug, name from seller where status = 'active' and deleted_at is null and slug = any($1)`,
    [demoSellers.map(({ slug }) => slug)],
  );
  return new Map(rows.map(({ slug, id, name }) => [slug, { id, name }]));
}

async function readPictures(client: Client): Promise<DemoShop["pictures"]> {
  const { rows } = await client.query<{ url: string; metadata: PictureMetadata }>(
    `select distinct on (url) url, metadata from image where url like $1 and deleted_at is null order by url, id`,
    [`/files/${demoFolder}/%`],
  );
  return new Map(rows.map(({ url, metadata }) => [url, metadata]));
}
