import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { cachedSellers } from "../../catalog/cached-sellers.ts";
import { namedIn, type Happened } from "../../inbox/inbox-event.ts";
import { withIndexTable } from "../../search/index-table.ts";
import type { TranslatedText } from "../../search/localized.ts";

interface NamedProduct {
  id: string;
  slug: string;
  name: TranslatedText;
}

/** Present names of products and shops; deleted ones have no entry. */
export interface KnownNames {
  products: Map<string, NamedProduct>;
  sellers: Map<string, string>;
}

/** The names for the texts of these events, with at most one statement. */
export async function readNames(
  container: MedusaContainer,
  happened: readonly Happened[],
): Promise<KnownNames> {
  const named = happened.map(namedIn);
  const productIds = [...new Set(named.flatMap(({ productId }) => productId ?? []))];
  const [products, sellers] = await Promise.all([
    readProducts(container, productIds),
    named.some(({ sellerId }) => sellerId) ? cachedSellers(container) : [],
  ]);
  return {
    products: new Map(products.map((product) => [product.id, product])),
    sellers: new Map(sellers.map(({ id, name }) => [id, name])),
  };
}

async function readProducts(container: MedusaContainer, ids: string[]): Promise<NamedProduct[]> {
  if (ids.length === 0) return [];
  const { rows } = await withIndexTable(container, (table) =>
    container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
      `select id, document->'card'->>'slug' as slug, document->'card'->'name' as name
       from ${table} where id = any(?)`,
      [ids],
    ),
  );
  return rows as NamedProduct[];
}
