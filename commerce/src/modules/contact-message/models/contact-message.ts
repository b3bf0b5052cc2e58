import { model } from "@medusajs/framework/utils";

/** A message to the marketplace. `number` is its public reference, eight digits. */
export const ContactMessage = model
  .define("contact_message", {
    id: model.id({ prefix: "cmsg" }).primaryKey(),
    number: model.text().unique(),
    /** the sender's account; null for a guest */
    customer_id: model.text().nullable(),
    topic: model.text(),
    name: model.text(),
    email: model.text(),
    phone: model.text().nullable(),
    order_number: model.text().nullable(),
    message: model.text(),
    /** language of the sender, used for the reply */
    language: model.text(),
    status: model.enum(["new", "answered", "closed"]).default("new"),
    /** a repeat with this key is the same message */
    idempotency_key: model.text().unique(),
    /** hash of the request; another body under the same key is rejected */
    body_hash: model.text(),
  })
  .indexes([{ on: ["customer_id"] }]);
