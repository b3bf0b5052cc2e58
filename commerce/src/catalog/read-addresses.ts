import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { withIndexTable } from "../search/index-table.ts";

export interface StoredAddress {
  slug: string;
  updatedAt: Date;
}

export type AddressKind = "products" | "categories" | "sellers";

/** The contract's limits.addressesPerPage. */
const perPage = 1000;

/** Visible products are those with a document in the catalogue. */
const sources: Record<AddressKind, (indexTable: string) => string> = {
  products: (indexTable) =>
    `select p.id, p.handle as slug, greatest(p.updated_at, d.updated_at) as at
     from ${indexTable} d join product p on p.id = d.id where p.deleted_at is null`,
  categories: () =>
    `select id, handle as slug, updated_at as at from product_category category
     where deleted_at is null and not exists (
       select from product_category above where above.id = any(string_to_array(category.mpath, '.'))
         and (above.is_internal or not above.is_active))`,
  sellers: () =>
    `select id, slug, updated_at as at from seller where deleted_at is null and status = 'active'`,
};

/** Returns the addresses of public pages of a kind in the order of creation, a thousand per page. */
export function readAddresses(
  container: MedusaContainer,
  kind: AddressKind,
  page: number,
): Promise<{ items: StoredAddress[]; total: number }> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  return withIndexTable(container, async (table) => {
    const source = sources[kind](table);
    const [{ rows: items }, { rows: totals }] = await Promise.all([
      database.raw(`select slug, at as "updatedAt" from (${source}) s order by id limit ? offset ?`, [
        perPage,
        (page - 1) * perPage,
      ]),
      database.raw(`select count(*)::int as total from (${source}) s`),
    ]);
    return { items: items as StoredAddress[], total: (totals[0] as { total: number }).total };
  });
}
