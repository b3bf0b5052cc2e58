import { model } from "@medusajs/framework/utils";

/** A section of the home page. `title` is `{ru, uz, en}`; shown while active and between its two times. */
export const SectionModel = model.define("section", {
  id: model.id({ prefix: "sec" }).primaryKey(),
  type: model.enum(["products", "categories", "banner", "text"]),
  title: model.json(),
  /** source of its content, by type: see section-sources.ts of the contract */
  source: model.json(),
  /** not named `order`, which is an SQL keyword */
  rank: model.number().default(0),
  active: model.boolean().default(true),
  starts_at: model.dateTime().nullable(),
  ends_at: model.dateTime().nullable(),
  /** content that is not published yet, with who saved it and when: see content-draft.ts */
  draft: model.json().nullable(),
  /** when the draft is published by itself */
  publish_at: model.dateTime().nullable(),
  /** of the request that created it, if that had an `Idempotency-Key` */
  body_hash: model.text().nullable(),
});
