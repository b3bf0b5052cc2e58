import { model } from "@medusajs/framework/utils";
import { GENERAL_VAT_PERCENT } from "../fiscal-codes.ts";

/**
 * Fiscal codes of a product, or of a category for the products in it and below it that have none. All of them or none:
 * a package code means nothing beside another IKPU. A table and not the metadata of things: the database refuses what
 * is no code, an order reads a hundred of them at once, and writing them renews no catalogue document.
 */
export const FiscalCode = model
  .define("fiscal_code", {
    id: model.id({ prefix: "fisc" }).primaryKey(),
    /** as translations name things */
    reference: model.enum(["product", "product_category"]),
    reference_id: model.text(),
    /** 17 digits */
    ikpu: model.text(),
    /** 1 to 20 digits */
    package_code: model.text(),
    /** whole percent, 0 to 100 */
    vat_percent: model.number().default(GENERAL_VAT_PERCENT),
  })
  .indexes([{ on: ["reference", "reference_id"], unique: true }]);
