import { uploadTypes } from "@bezak/contract/upload-types.ts";
import { model } from "@medusajs/framework/utils";

/**
 * An uploaded file, recorded before it is stored, so that files left behind by a killed process can be found.
 * `idle_since` is the time since which nothing uses it; after a while `removed_at` is set and the file is deleted.
 */
export const ShopUpload = model
  .define("shop_upload", {
    id: model.id({ prefix: "upl" }).primaryKey(),
    /** customer or user */
    owner_id: model.text().index(),
    type: model.enum([...uploadTypes]),
    /** `/files/uploads/...`: a picture's largest rendition, from which the others are derived */
    url: model.text().unique(),
    /** bytes that were received */
    sent_bytes: model.number(),
    /** for pictures, base64 */
    thumbhash: model.text().nullable(),
    idle_since: model.dateTime().nullable(),
    removed_at: model.dateTime().nullable(),
  })
  .indexes([{ name: "IDX_shop_upload_idle", on: ["idle_since"], where: "idle_since is not null" }]);
