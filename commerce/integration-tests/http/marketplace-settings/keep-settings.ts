import type { Shop } from "../../harness/shop.ts";

/** Notes the settings of a shop that specs share; what it returns puts them back. */
export async function keepSettings({ db }: Shop): Promise<() => Promise<void>> {
  const stores = (await db.query<{ name: string }>("select name from store")).rows;
  const { rows } = await db.query<{ id: string; value: unknown }>("select id, value from shop_setting");
  return async () => {
    await db.query("update store set name = $1", [stores[0]?.name ?? ""]);
    await db.query("delete from shop_setting");
    for (const { id, value } of rows)
      await db.query("insert into shop_setting (id, value) values ($1, $2)", [id, value]);
  };
}
