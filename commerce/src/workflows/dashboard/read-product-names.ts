import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { localize, type TranslatedText } from "../../search/localized.ts";
import { readTranslations } from "../../search/read-translations.ts";

export interface NamedProduct {
  productId: string;
  slug: string;
  name: TranslatedText;
  image: string | null;
}

interface Row {
  id: string;
  title: string;
  handle: string;
  thumbnail: string | null;
}

/** Names of products and variants, deleted and unpublished ones included. */
export async function readProductNames(
  container: MedusaContainer,
  references: readonly { productId: string; variantId?: string }[],
): Promise<{ products: Map<string, NamedProduct>; variants: Map<string, TranslatedText> }> {
  const ids = [...new Set(references.map(({ productId }) => productId))];
  const variantIds = [...new Set(references.flatMap(({ variantId }) => variantId ?? []))];
  if (ids.length === 0) return { products: new Map(), variants: new Map() };
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const [products, variants, texts] = await Promise.all([
    database.raw("select id, title, handle, thumbnail from product where id = any(?)", [ids]),
    database.raw("select id, title from product_variant where id = any(?)", [variantIds]),
    readTranslations(container.resolve(ContainerRegistrationKeys.QUERY), [...ids, ...variantIds]),
  ]);
  return {
    products: new Map(
      (products.rows as Row[]).map(({ id, title, handle, thumbnail }) => [
        id,
        { productId: id, slug: handle, name: localize(texts, id, "title", title), image: thumbnail },
      ]),
    ),
    variants: new Map(
      (variants.rows as { id: string; title: string | null }[]).map(({ id, title }) => [
        id,
        localize(texts, id, "title", title ?? ""),
      ]),
    ),
  };
}
