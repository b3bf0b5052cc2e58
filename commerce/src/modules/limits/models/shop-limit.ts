import { model } from "@medusajs/framework/utils";

/** When somebody did what is limited: the times that still count, oldest first. */
export const ShopLimit = model.define("shop_limit", {
  /** sha256 of what is limited and for whom: neither addresses nor e-mails are kept */
  key: model.text().primaryKey(),
  hits: model.array(),
});
