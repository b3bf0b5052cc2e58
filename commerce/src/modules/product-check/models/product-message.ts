import { model } from "@medusajs/framework/utils";

/** What an administrator did to a product of a shop and why, and what the shop answers. Rows are only added. */
export const ProductMessageModel = model
  .define("product_message", {
    id: model.id({ prefix: "pmsg" }).primaryKey(),
    product_id: model.text(),
    seller_id: model.text(),
    /** `productMessageKinds` of the contract */
    kind: model.text(),
    /** the reason or the answer */
    text: model.text().nullable(),
    /** of an edit: what was changed, `editedProductParts` of the contract */
    changed: model.json().nullable(),
    /** id of a member of the shop or of an administrator */
    author_id: model.text(),
    /** when the other side may be told: a decision that can still be undone is not told */
    notify_from: model.dateTime(),
    /** the decision that it belongs to, with which it is undone */
    decision_id: model.text().nullable(),
  })
  .indexes([{ on: ["product_id", "created_at"] }, { on: ["notify_from"] }]);
