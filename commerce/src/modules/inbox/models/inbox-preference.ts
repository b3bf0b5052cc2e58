import { model } from "@medusajs/framework/utils";

/** A user's choice whether notifications of a kind use a channel. Without a row the default applies. */
export const InboxPreference = model
  .define("inbox_preference", {
    id: model.id({ prefix: "inbpref" }).primaryKey(),
    customer_id: model.text(),
    kind: model.text(),
    channel: model.text(),
    enabled: model.boolean(),
  })
  .indexes([{ on: ["customer_id", "kind", "channel"], unique: true }]);
