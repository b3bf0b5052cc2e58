import type { MarketplaceSettings } from "@bezak/contract/marketplace-settings.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readMarketplaceSettings } from "../../workflows/marketplace-settings/read-marketplace-settings.ts";
import { inTransaction, type Sql } from "../../workflows/users/sql.ts";

export interface PresentCategory {
  id: string;
  slug: string;
  /** in ru */
  name: string;
  /** slug of the category above it */
  above: string | null;
  /** fiscal codes of its own or of the category above it */
  isFiscal: boolean;
}

/** What the shop has already. */
export interface PresentState {
  settings: MarketplaceSettings;
  administrators: string[];
  categories: PresentCategory[];
  sections: number;
}

const CATEGORIES = `
  select category.id, category.handle as slug, category.name, above.handle as above,
    exists (select from fiscal_code code where code.reference = 'product_category' and code.deleted_at is null
      and code.reference_id in (category.id, above.id)) as "isFiscal"
  from product_category category
  left join product_category above on above.id = category.parent_category_id and above.deleted_at is null
  where category.deleted_at is null order by above.rank nulls first, category.rank`;

export async function readCategoriesWithin(sql: Sql): Promise<PresentCategory[]> {
  return sql<PresentCategory>(CATEGORIES);
}

export async function countSections(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }>(
    "select count(*)::int as count from section where deleted_at is null",
  );
  return row?.count ?? 0;
}

export function readPresentState(container: MedusaContainer): Promise<PresentState> {
  return inTransaction(container, async (sql) => {
    const administrators = await sql<{ email: string }>(
      `select distinct person.email from "user" person
       join auth_identity identity on identity.app_metadata->>'user_id' = person.id
       where person.deleted_at is null and identity.deleted_at is null order by person.email`,
    );
    return {
      settings: await readMarketplaceSettings(sql),
      administrators: administrators.map(({ email }) => email),
      categories: await readCategoriesWithin(sql),
      sections: await countSections(sql),
    };
  });
}
