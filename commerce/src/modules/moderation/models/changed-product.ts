import { model } from "@medusajs/framework/utils";

/** A published product whose shop has changed what buyers read, and which nobody has checked since. */
export const ChangedProductModel = model
  .define("changed_product", {
    product_id: model.text().primaryKey(),
    /** `changedProductParts` of the contract */
    changed: model.json(),
  })
  .indexes([{ on: ["created_at"] }]);
