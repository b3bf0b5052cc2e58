import { joinRows } from "../../product-import/join-rows.ts";
import { inTransaction } from "../users/sql.ts";
import { getImports } from "./import-module.ts";
import { readSkuOwners } from "./read-import-context.ts";
import type { ImportWork } from "./row-context.ts";

/** Assigns every row to a product; problems found here are stored with the row until it is checked. */
export async function joinImport({ container, run }: ImportWork): Promise<void> {
  const imports = getImports(container);
  const keys = await imports.keys(run.id);
  if (keys.length === 0) return;
  const list = <T>(values: (T | null)[]) => [...new Set(values.filter((value) => value !== null))];
  const skus = list(keys.map(({ sku }) => sku));
  const refs = list(keys.map(({ ref }) => ref));
  const { owners, own } = await inTransaction(container, async (sql) => {
    const owned = `seller_seller_product_product owned on owned.seller_id = ? and owned.deleted_at is null`;
    const known = await readSkuOwners(sql, run.seller_id, skus);
    const products = await sql<{ id: string }>(
      `select product.id from product join ${owned} and owned.product_id = product.id
       where product.deleted_at is null and product.id = any(?::text[])`,
      [run.seller_id, refs],
    );
    return {
      owners: new Map([...known].flatMap(([key, [id]]) => (id === undefined ? [] : [[key, id] as const]))),
      own: new Set(products.map(({ id }) => id)),
    };
  });
  const { groups, problems } = joinRows(keys, owners, own);
  await imports.join(
    run.id,
    keys.map(({ number }) => {
      const { group = number, productId = null } = groups.get(number) ?? {};
      return { number, group, productId, problems: problems.get(number) ?? [] };
    }),
  );
}
