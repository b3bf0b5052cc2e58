import { model } from "@medusajs/framework/utils";
import { GENERAL_VAT_PERCENT } from "../fiscal-codes.ts";

/**
 * Fiscal codes of a product, or of a category for all products in and below it that have none. All of them or none,
 * because a package code is valid only with its IKPU. They have a table of their own rather than metadata: the database
 * can check their format, an order reads a hundred of them at once, and writing them refreshes no catalogue document.
 */
export const FiscalCode = model
  .define("fiscal_code", {
    id: model.id({ prefix: "fisc" }).primaryKey(),
    /** the same names that translations use */
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
