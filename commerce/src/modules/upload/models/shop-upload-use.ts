import { model } from "@medusajs/framework/utils";

/** A user of a file: `review:<id>`, `customer:<id>`. A file is stored while it is in use. */
export const ShopUploadUse = model
  .define("shop_upload_use", {
    id: model.id({ prefix: "upluse" }).primaryKey(),
    upload_id: model.text(),
    holder: model.text().index(),
  })
  .indexes([{ on: ["upload_id", "holder"], unique: true }]);
