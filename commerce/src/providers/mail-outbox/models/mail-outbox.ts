import { model } from "@medusajs/framework/utils";

/** A mail as its recipient would have received it; the id is that of the queued mail. */
export const MailOutbox = model.define("mail_outbox", {
  id: model.text().primaryKey(),
  recipient: model.text(),
  subject: model.text(),
  text: model.text(),
  html: model.text(),
});
