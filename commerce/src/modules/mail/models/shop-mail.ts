import { model } from "@medusajs/framework/utils";

/** A mail that is sent once. `src/mail/queue-mail.ts` writes the rows. */
export const ShopMail = model.define("shop_mail", {
  id: model.id({ prefix: "mail" }).primaryKey(),
  /** subject of the mail: a second one with the same key is not queued */
  key: model.text().unique(),
  /** key of the first mail, if this one repeats it */
  repeat_of: model.text().nullable(),
  /** id of the administrator who sent it again */
  repeated_by: model.text().nullable(),
  recipient: model.text(),
  /** customer who had the address before a change of e-mail; null: its present owner */
  former_owner_id: model.text().nullable(),
  language: model.text(),
  template: model.text(),
  /** input of the template; deleted once the mail is sent */
  data: model.json().nullable(),
  attempts: model.number().default(0),
  last_error: model.text().nullable(),
  sent_at: model.dateTime().nullable(),
});
