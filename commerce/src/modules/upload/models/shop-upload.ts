import { uploadTypes } from "@bezak/contract/upload-types.ts";
import { model } from "@medusajs/framework/utils";

/**
 * A file that somebody sent, written down before it is stored: what a killed process leaves behind is found by it.
 * `idle_since` says since when nothing holds it; when that is long ago, it is `removed_at` and then gone.
 */
export const ShopUpload = model
  .define("shop_upload", {
    id: model.id({ prefix: "upl" }).primaryKey(),
    /** customer or user */
    owner_id: model.text().index(),
    type: model.enum([...uploadTypes]),
    /** `/files/uploads/...`: a picture's largest rendition, which tells the others */
    url: model.text().unique(),
    /** bytes that were sent in */
    sent_bytes: model.number(),
    /** of a picture, base64 */
    thumbhash: model.text().nullable(),
    idle_since: model.dateTime().nullable(),
    removed_at: model.dateTime().nullable(),
  })
  .indexes([{ name: "IDX_shop_upload_idle", on: ["idle_since"], where: "idle_since is not null" }]);
