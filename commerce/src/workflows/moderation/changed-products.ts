import type { ChangedProduct } from "@bezak/contract/moderation.ts";
import type { ChangedProductPart } from "@bezak/contract/product-attributes.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { readRows } from "../../read-rows.ts";
import { localize } from "../../search/localized.ts";
import { readTranslations } from "../../search/read-translations.ts";
import { LATEST_ANSWER } from "../product-check/messages.ts";
import { HIDDEN } from "../product/product-status.ts";

interface ProductRow {
  id: string;
  title: string;
  description: string | null;
  handle: string;
  changed: ChangedProductPart[];
  images: string[];
  hidden_reason: string | null;
  answer: string | null;
}

/** What buyers read of these products, and what of it has changed. */
export async function readChangedProducts(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<Map<string, ChangedProduct>> {
  if (ids.length === 0) return new Map();
  const [rows, texts] = await Promise.all([
    readRows<ProductRow>(
      container,
      `select product.id, product.title, product.description, product.handle, changed.changed,
         array(select url from image where product_id = product.id and deleted_at is null order by rank) as images,
         case when product.status = '${HIDDEN}' then coalesce(product.metadata->>'hidden_reason', '') end as hidden_reason,
         case when product.status = '${HIDDEN}' then (${LATEST_ANSWER}) end as answer
       from changed_product changed join product on product.id = changed.product_id
       where product.id = any(?::text[])`,
      [ids],
    ),
    readTranslations(container.resolve(ContainerRegistrationKeys.QUERY), [...ids]),
  ]);
  return new Map(
    rows.map(({ id, title, description, handle, changed, images, answer, hidden_reason: hiddenReason }) => [
      id,
      {
        slug: handle,
        name: localize(texts, id, "title", title),
        description: localize(texts, id, "description", description ?? ""),
        images,
        changed,
        hiddenReason,
        answer,
      },
    ]),
  );
}
