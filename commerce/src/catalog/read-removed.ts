import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

export interface RemovedProduct {
  /** slug of its former category, to offer similar products */
  category: string | null;
}

/** Finds a formerly visible product by id or slug; undefined when there never was one. */
export async function readRemoved(
  container: MedusaContainer,
  key: string,
): Promise<RemovedProduct | undefined> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { rows } = await database.raw(
    `select (select c.handle from product_category_product l
             join product_category c on c.id = l.product_category_id and c.deleted_at is null and c.is_active
             where l.product_id = p.id order by length(c.mpath) desc limit 1) as category
     from product p where (p.id = ? or p.handle = ?) and p.deleted_at is not null and p.status = 'published'
     order by p.deleted_at desc limit 1`,
    [key, key],
  );
  return rows[0] as RemovedProduct | undefined;
}
