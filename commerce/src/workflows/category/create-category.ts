import type { AdministeredCategory, NewCategory } from "@bezak/contract/category-admin.ts";
import type { CategoryAttribute } from "@bezak/contract/seller-products.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { inTransaction, type Sql } from "../users/sql.ts";
import { announceCategories } from "./announce-categories.ts";
import { childrenOf, lockTree, storeOrder } from "./category-tree.ts";
import { freeSlug, refuseTaken, refuseWrongParent } from "./check-category.ts";
import { readCategory } from "./read-categories.ts";
import {
  insertCategory,
  storeAttributes,
  storeFiscalCodes,
  storeNames,
  swapImage,
  type CategoryFields,
} from "./store-category.ts";

type Attributes = NonNullable<NewCategory["attributes"]>;

export const toAttributes = (written: Attributes): CategoryAttribute[] =>
  written.map(({ unit = null, required = false, choices = [], ...attribute }) => ({
    ...attribute,
    unit,
    required,
    choices,
  }));

/**
 * Creates a category with its texts, attributes and fiscal codes, in one transaction. `ownerId`: who uploaded the picture;
 * a program, which has none, may give any address of a picture.
 * @throws ShopError 400 invalid_input, 404 category_not_found (the parent), 409 category_exists
 */
export async function createCategory(
  container: MedusaContainer,
  input: NewCategory,
  ownerId?: string,
): Promise<AdministeredCategory> {
  const category = await inTransaction(container, (sql) =>
    createCategoryWithin(container, sql, input, ownerId),
  );
  announceCategories();
  return category;
}

/** The same within a transaction; `announceCategories` after it makes the category visible at once. */
export async function createCategoryWithin(
  container: MedusaContainer,
  sql: Sql,
  input: NewCategory,
  ownerId?: string,
): Promise<AdministeredCategory> {
  const tree = await lockTree(sql);
  const { name, slug, parentId = null, order = Infinity, image = null } = input;
  refuseWrongParent(tree, { id: null, parentId });
  refuseTaken(tree, { id: null, parentId, name: name.ru, ...(slug !== undefined && { slug }) });
  const id = generateEntityId("", "pcat");
  const siblings = childrenOf(tree, parentId).map((node) => node.id);
  const place = Math.min(order, siblings.length);
  const fields: CategoryFields = {
    name,
    parentId,
    image,
    slug: slug ?? freeSlug(tree, name.ru),
    icon: input.icon ?? null,
    order: place,
    active: input.active ?? true,
    featured: input.featured ?? parentId === null,
    attributes: toAttributes(input.attributes ?? []),
    fiscalCodes: input.fiscalCodes ?? null,
  };
  await insertCategory(sql, id, fields);
  await storeOrder(sql, siblings.toSpliced(place, 0, id));
  await storeNames(sql, id, name);
  await storeAttributes(sql, id, fields.attributes);
  if (fields.fiscalCodes) await storeFiscalCodes(container, sql, { id, codes: fields.fiscalCodes });
  await swapImage(container, sql, {
    id,
    before: null,
    after: image,
    ...(ownerId !== undefined && { ownerId }),
  });
  return readCategory(sql, id);
}
