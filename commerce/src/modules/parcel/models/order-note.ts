import { model } from "@medusajs/framework/utils";

/** A note of an administrator about an order. It is only ever added; the closure of the buyer's account deletes it. */
export const OrderNoteModel = model
  .define("order_note", {
    id: model.id({ prefix: "ordnote" }).primaryKey(),
    order_id: model.text(),
    /** id of the administrator */
    author_id: model.text(),
    text: model.text(),
    /** of the request that added it, to recognise its repeat */
    body_hash: model.text().nullable(),
  })
  .indexes([{ on: ["order_id", "created_at"] }]);
