import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { PARCEL_MODULE } from "../../modules/parcel/index.ts";
import type { ParcelModuleService } from "../../modules/parcel/service.ts";

/** Batch size for parcels from before their products were stored with them. */
const FILLED = 500;

/**
 * Adds sales to the daily totals of shops, and stores the products of parcels from former versions, whose sales count from
 * then on. A crash loses nothing: sales that are not added yet are read together with the totals.
 */
export async function foldSales(container: MedusaContainer): Promise<void> {
  const { sales } = container.resolve<ParcelModuleService>(PARCEL_MODULE);
  while ((await fillParcelProducts(container)) > 0);
  while ((await sales.fold()) > 0);
}

/** Returns the number of parcels. */
export async function fillParcelProducts(container: MedusaContainer): Promise<number> {
  const { rowCount } = (await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `update seller_order parcel set goods = jsonb_build_object('rows', coalesce((
       select jsonb_agg(jsonb_build_object('product', product_id, 'pieces', pieces, 'total', total))
       from (
         select line.product_id, sum(item.quantity) as pieces,
                sum(item.quantity * coalesce(item.unit_price, line.unit_price)) as total
         from "order" placed
         join order_item item on item.order_id = placed.id and item.version = placed.version and item.quantity > 0
         join order_line_item line on line.id = item.item_id
         where placed.id = parcel.order_id and line.metadata->'seller'->>'id' = parcel.seller_id
         group by line.product_id) as goods), '[]'::jsonb))
     where goods is null
       and id in (select id from seller_order where goods is null limit ? for update skip locked)`,
    [FILLED],
  )) as { rowCount: number };
  return rowCount;
}
