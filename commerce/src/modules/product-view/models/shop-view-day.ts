import { model } from "@medusajs/framework/utils";

/** What `product_view_day` comes to for a whole shop, written with it: a shop with many goods asks as quickly. */
export const ShopViewDay = model.define("shop_view_day", {
  seller_id: model.text().primaryKey(),
  day: model.text().primaryKey(),
  views: model.number(),
});
