import { model } from "@medusajs/framework/utils";

/** Sum of `product_view_day` per shop, written with it, so that shops with many products read it as quickly. */
export const ShopViewDay = model.define("shop_view_day", {
  seller_id: model.text().primaryKey(),
  day: model.text().primaryKey(),
  views: model.number(),
});
