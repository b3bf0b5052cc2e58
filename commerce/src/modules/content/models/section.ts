import { model } from "@medusajs/framework/utils";

/** A part of the home page. `title` is `{ru, uz, en}`; shown while active, between its two times. */
export const Section = model.define("section", {
  id: model.id({ prefix: "sec" }).primaryKey(),
  type: model.enum(["products", "categories", "banner", "text"]),
  title: model.json(),
  /** what fills it, by type: see content/section-source.ts */
  source: model.json(),
  /** `order` is a word of SQL */
  rank: model.number().default(0),
  active: model.boolean().default(true),
  starts_at: model.dateTime().nullable(),
  ends_at: model.dateTime().nullable(),
});
