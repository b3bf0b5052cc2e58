import { changedProductParts, type ChangedProductPart } from "@bezak/contract/product-attributes.ts";
import type { StoredSettings } from "../../modules/settings/stored-settings.ts";
import { toMicroseconds } from "../../shared/row-version.ts";
import type { Sql } from "../users/sql.ts";

/** Of `product`: counts its changes. */
export const productVersion = "coalesce(product.metadata->>'version', '1')";

/** Of `changed` and `product`: what waits for a check differs after any change of the product too. */
export const changedVersion = `${toMicroseconds("changed.updated_at")} || '.' || ${productVersion}`;

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

async function areShopsChecked(sql: Sql): Promise<boolean> {
  const [setting] = await sql<{ value: unknown }>(
    "select value->'value' as value from shop_setting where id = 'productChecks' and deleted_at is null",
  );
  return areProductsChecked({ productChecks: setting?.value });
}

/**
 * Runs a shop's write of a stored product, within its transaction, and notes what buyers read otherwise afterwards. A draft is
 * compared too: it would be a way around the check otherwise, and waits once it is published. Products are compared while the
 * setting asks for it, hidden ones always: only an administrator can show them again.
 */
export async function withCheckOfChanges(
  sql: Sql,
  { id, isHidden }: { id: string; isHidden: boolean },
  write: () => Promise<void>,
): Promise<void> {
  if (!isHidden && !(await areShopsChecked(sql))) return write();
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

/** Nothing of the product waits for a check any more: it was decided about, or is gone. */
export const endCheck = (sql: Sql, id: string) =>
  sql("delete from changed_product where product_id = ?", [id]);
