import { model } from "@medusajs/framework/utils";

/** A choice of one person: whether news of a kind come by a way. Without a row the shop's default holds. */
export const InboxPreference = model
  .define("inbox_preference", {
    id: model.id({ prefix: "inbpref" }).primaryKey(),
    customer_id: model.text(),
    kind: model.text(),
    channel: model.text(),
    enabled: model.boolean(),
  })
  .indexes([{ on: ["customer_id", "kind", "channel"], unique: true }]);
