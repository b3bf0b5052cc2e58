import { contentVersionActs } from "@bezak/contract/content-rules.ts";
import { model } from "@medusajs/framework/utils";

/** What a banner or a section was from a moment on. Rows are only ever added. */
export const ContentVersionModel = model
  .define("content_version", {
    id: model.id({ prefix: "cver" }).primaryKey(),
    /** of a banner or a section */
    content_id: model.text(),
    /** from 1 */
    number: model.number(),
    act: model.enum([...contentVersionActs]),
    content: model.json(),
    /** id of the administrator; null for a program */
    author_id: model.text().nullable(),
    /** number of the version to which it was rolled back */
    from_number: model.number().nullable(),
  })
  .indexes([{ on: ["content_id", "number"], unique: true }]);
