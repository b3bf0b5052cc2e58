import { model } from "@medusajs/framework/utils";

/** A mail to be sent, once. Rows are written by `src/mail/queue-mail.ts`. */
export const ShopMail = model.define("shop_mail", {
  id: model.id({ prefix: "mail" }).primaryKey(),
  /** what the mail is about: a second one with the same key is not queued */
  key: model.text().unique(),
  recipient: model.text(),
  /** customer who had the address until a change of the e-mail; null: whoever has it now */
  former_owner_id: model.text().nullable(),
  language: model.text(),
  template: model.text(),
  /** what the template is written from; forgotten once it is sent */
  data: model.json().nullable(),
  attempts: model.number().default(0),
  last_error: model.text().nullable(),
  sent_at: model.dateTime().nullable(),
});
