import { model } from "@medusajs/framework/utils";

/** What somebody wrote to the shop. `number` is what it is called by, eight digits. */
export const ContactMessage = model
  .define("contact_message", {
    id: model.id({ prefix: "cmsg" }).primaryKey(),
    number: model.text().unique(),
    /** whose account was signed in; null for a guest's */
    customer_id: model.text().nullable(),
    topic: model.text(),
    name: model.text(),
    email: model.text(),
    phone: model.text().nullable(),
    order_number: model.text().nullable(),
    message: model.text(),
    /** the writer's, in which the answer is written */
    language: model.text(),
    status: model.enum(["new", "answered", "closed"]).default("new"),
    /** a repeat with this key is the same message */
    idempotency_key: model.text().unique(),
    /** of what was sent: another body under the same key is refused */
    body_hash: model.text(),
  })
  .indexes([{ on: ["customer_id"] }]);
