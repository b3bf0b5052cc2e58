import type { Shop } from "./shop.ts";

/** Sets the stock so that this many pieces of each variant are free beside those reserved. */
export async function restock({ db }: Shop, handle: string, pieces: number): Promise<void> {
  await db.query(
    `update inventory_level set stocked_quantity = reserved_quantity + $2,
       raw_stocked_quantity = jsonb_build_object('value', (reserved_quantity + $2)::text, 'precision', 20)
     where inventory_item_id in (select pi.inventory_item_id from product p join product_variant v on v.product_id = p.id
       join product_variant_inventory_item pi on pi.variant_id = v.id where p.handle = $1)`,
    [handle, pieces],
  );
}
