import { model } from "@medusajs/framework/utils";

/** Uploads of one user on one day (UTC), including rejected files. */
export const ShopUploadQuota = model.define("shop_upload_quota", {
  /** `<owner> <yyyy-mm-dd>` */
  id: model.text().primaryKey(),
  files: model.number().default(0),
  /** a day's bytes fit an integer: the limit is far below */
  bytes: model.number().default(0),
});
