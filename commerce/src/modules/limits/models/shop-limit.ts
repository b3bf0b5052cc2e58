import { model } from "@medusajs/framework/utils";

/** Times of a limited action that still count, oldest first. */
export const ShopLimit = model.define("shop_limit", {
  /** sha256 of the action and the subject: neither addresses nor e-mails are stored */
  key: model.text().primaryKey(),
  hits: model.array(),
});
