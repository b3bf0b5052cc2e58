import { attributeKinds } from "@bezak/contract/product-attributes.ts";
import { model } from "@medusajs/framework/utils";

/**
 * An attribute that goods of a category have, and of the categories below it. One further down with the same key
 * takes its place. Texts are `{ru, uz, en}`.
 */
export const CategoryAttribute = model
  .define("category_attribute", {
    id: model.id({ prefix: "catatt" }).primaryKey(),
    category_id: model.text(),
    /** stable word, `[a-z][a-z0-9_]*`; values of products are kept by it */
    key: model.text(),
    name: model.json(),
    kind: model.enum([...attributeKinds]),
    /** of a number */
    unit: model.json().nullable(),
    /** needed before a product is published */
    required: model.boolean().default(false),
    /** of a choice: `{list: [{value, name}]}` in their order */
    choices: model.json().nullable(),
    rank: model.number().default(0),
  })
  .indexes([{ on: ["category_id", "key"], unique: true }]);
