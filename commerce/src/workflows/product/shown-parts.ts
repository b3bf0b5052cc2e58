import { changedProductParts, type ChangedProductPart } from "@bezak/contract/product-attributes.ts";
import type { StoredSettings } from "../../modules/settings/stored-settings.ts";
import type { Sql } from "../users/sql.ts";

type ShownParts = Record<ChangedProductPart, string>;

/** Off unless it was switched on: changes of products are seen by buyers at once, and are checked by nobody. */
export const areProductsChecked = ({ productChecks }: StoredSettings): boolean => productChecks === true;

async function readParts(sql: Sql, id: string): Promise<ShownParts | undefined> {
  const texts = (field: string) =>
    `(select string_agg(locale_code || ' ' || (translations->>'${field}'), ' ' order by locale_code)
      from translation where reference_id = product.id and deleted_at is null)`;
  const [parts] = await sql<ShownParts>(
    `select md5(concat_ws(' ', product.title, ${texts("title")})) as name,
       md5(concat_ws(' ', product.description, ${texts("description")})) as description,
       md5((select string_agg(url, ' ' order by rank, id) from image
            where product_id = product.id and deleted_at is null)) as pictures,
       (select string_agg(product_category_id, ' ' order by product_category_id) from product_category_product
        where product_id = product.id) as category
     from product where id = ?`,
    [id],
  );
  return parts;
}

/**
 * Runs a shop's write of a published product, within its transaction, and lets the product wait for a check if buyers read
 * something else afterwards. Only while the setting asks for it.
 */
export async function withCheckOfChanges(sql: Sql, id: string, write: () => Promise<void>): Promise<void> {
  const settings = await sql<{ value: unknown }>(
    "select value->'value' as value from shop_setting where id = 'productChecks' and deleted_at is null",
  );
  if (!areProductsChecked({ productChecks: settings[0]?.value })) return write();
  const before = await readParts(sql, id);
  await write();
  const after = await readParts(sql, id);
  const changed = changedProductParts.filter((part) => before?.[part] !== after?.[part]);
  if (changed.length === 0) return;
  await sql(
    `insert into changed_product as known (product_id, changed) values (?, ?::jsonb)
     on conflict (product_id) do update set
       changed = (select jsonb_agg(distinct part) from jsonb_array_elements(known.changed || excluded.changed) part),
       updated_at = greatest(clock_timestamp(), known.updated_at + interval '1 microsecond')`,
    [id, JSON.stringify(changed)],
  );
}
