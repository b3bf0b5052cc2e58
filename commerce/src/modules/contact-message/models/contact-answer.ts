import { model } from "@medusajs/framework/utils";

/** An answer that was mailed to the sender of a message. It is only ever added; it is deleted with its message. */
export const ContactAnswerModel = model
  .define("contact_answer", {
    id: model.id({ prefix: "cans" }).primaryKey(),
    message_id: model.text(),
    /** id of the administrator */
    admin_id: model.text(),
    text: model.text(),
    /** of the request that sent it, to recognise its repeat */
    body_hash: model.text(),
  })
  .indexes([{ on: ["message_id", "created_at"] }]);
