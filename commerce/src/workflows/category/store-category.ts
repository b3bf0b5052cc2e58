import type { AdministeredCategory } from "@bezak/contract/category-admin.ts";
import type { CategoryAttribute } from "@bezak/contract/seller-products.ts";
import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { FISCAL_MODULE } from "../../modules/fiscal/index.ts";
import type { FiscalModuleService } from "../../modules/fiscal/service.ts";
import { SHOP_UPLOAD_MODULE } from "../../modules/upload/index.ts";
import type { ShopUploadModuleService } from "../../modules/upload/service.ts";
import { refuseFields } from "../product/field-problem.ts";
import { getRunner } from "../users/get-runner.ts";
import type { Sql } from "../users/sql.ts";

/** A category as it is to be stored. */
export type CategoryFields = Omit<AdministeredCategory, "id" | "productCount" | "version">;

const json = (value: unknown) => JSON.stringify(value);

const getMetadata = ({ icon, image, featured }: CategoryFields) => ({ icon, image, featured });

export async function insertCategory(sql: Sql, id: string, fields: CategoryFields): Promise<void> {
  await sql(
    `insert into product_category (id, name, handle, mpath, parent_category_id, rank, is_active, is_internal, metadata)
     values (?, ?, ?, concat_ws('.', (select mpath from product_category where id = ?), ?::text), ?, ?, ?, false, ?::jsonb)`,
    [
      id,
      fields.name.ru,
      fields.slug,
      fields.parentId,
      id,
      fields.parentId,
      fields.order,
      fields.active,
      json({ ...getMetadata(fields), version: 1 }),
    ],
  );
}

/** `isInDocuments`: what the catalogue's documents contain has changed, so they are older than the category. */
export async function updateCategory(
  sql: Sql,
  id: string,
  { fields, isInDocuments }: { fields: CategoryFields; isInDocuments: boolean },
): Promise<void> {
  await sql(
    `update product_category set name = ?, handle = ?, parent_category_id = ?, is_active = ?,
       mpath = concat_ws('.', (select above.mpath from product_category above where above.id = ?), id),
       updated_at = case when ? then now() else updated_at end,
       metadata = coalesce(metadata, '{}') || ?::jsonb
         || jsonb_build_object('version', coalesce((metadata->>'version')::int, 1) + 1)
     where id = ?`,
    [
      fields.name.ru,
      fields.slug,
      fields.parentId,
      fields.active,
      fields.parentId,
      isInDocuments,
      json(getMetadata(fields)),
      id,
    ],
  );
}

/** Replaces the uz and en names, where the engine looks for them. */
export async function storeNames(sql: Sql, id: string, name: LocalizedText): Promise<void> {
  await sql("delete from translation where reference_id = ?", [id]);
  const rows = (["uz", "en"] as const).flatMap((language) => {
    const text = name[language];
    return text ? [{ id: generateEntityId("", "trans"), language, translations: { name: text } }] : [];
  });
  await sql(
    `insert into translation (id, reference, reference_id, locale_code, translations, translated_field_count)
     select id, 'product_category', ?, language, translations, 1
     from jsonb_to_recordset(?::jsonb) as text(id text, language text, translations jsonb)`,
    [id, json(rows)],
  );
}

/** Replaces the category's own attributes, in this order. */
export async function storeAttributes(
  sql: Sql,
  categoryId: string,
  attributes: readonly CategoryAttribute[],
): Promise<void> {
  await sql("delete from category_attribute where category_id = ?", [categoryId]);
  const rows = attributes.map(({ choices, ...attribute }, rank) => ({
    ...attribute,
    rank,
    id: generateEntityId("", "catatt"),
    choices: choices.length > 0 ? { list: choices } : null,
  }));
  await sql(
    `insert into category_attribute (id, category_id, key, name, kind, unit, required, choices, rank)
     select id, ?, key, name, kind, nullif(unit, 'null'), required, nullif(choices, 'null'), rank
     from jsonb_to_recordset(?::jsonb) as attribute(id text, key text, name jsonb, kind text, unit jsonb,
       required boolean, choices jsonb, rank int)`,
    [categoryId, json(rows)],
  );
}

export async function storeFiscalCodes(
  container: MedusaContainer,
  sql: Sql,
  { id, codes }: { id: string; codes: CategoryFields["fiscalCodes"] },
): Promise<void> {
  await container
    .resolve<FiscalModuleService>(FISCAL_MODULE)
    .set([{ reference: "product_category", referenceId: id, codes }], getRunner(sql));
}

const getHolder = (id: string) => `category:${id}`;

/**
 * Claims the new picture and releases the former one. Without `ownerId` a program chooses the picture, which need not be
 * an upload.
 */
export async function swapImage(
  container: MedusaContainer,
  sql: Sql,
  {
    id,
    before,
    after,
    ownerId,
  }: { id: string; before: string | null; after: string | null; ownerId?: string },
): Promise<void> {
  if (before === after) return;
  const uploads = container.resolve<ShopUploadModuleService>(SHOP_UPLOAD_MODULE);
  const holder = getHolder(id);
  if (after !== null && ownerId !== undefined) {
    const claim = { ownerId, holder, types: ["image"], urls: [after] } as const;
    const strange = await uploads.claim(claim, getRunner(sql));
    if (strange.length > 0) refuseFields({ image: "not_yours" });
  }
  if (before !== null) await uploads.release(holder, [before], getRunner(sql));
}
