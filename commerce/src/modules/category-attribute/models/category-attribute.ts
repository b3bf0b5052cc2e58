import { attributeKinds } from "@bezak/contract/product-attributes.ts";
import { model } from "@medusajs/framework/utils";

/**
 * An attribute of the products of a category and of the categories below it. A lower category can override it with the
 * same key. Texts are `{ru, uz, en}`.
 */
export const CategoryAttributeModel = model
  .define("category_attribute", {
    id: model.id({ prefix: "catatt" }).primaryKey(),
    category_id: model.text(),
    /** stable key, `[a-z][a-z0-9_]*`, under which products store their values */
    key: model.text(),
    name: model.json(),
    kind: model.enum([...attributeKinds]),
    /** for numbers */
    unit: model.json().nullable(),
    /** required before a product can be published */
    required: model.boolean().default(false),
    /** for choices: `{list: [{value, name}]}` in display order */
    choices: model.json().nullable(),
    rank: model.number().default(0),
  })
  .indexes([{ on: ["category_id", "key"], unique: true }]);
