import { model } from "@medusajs/framework/utils";

/** A picture with texts and a link. Texts are `{ru, uz, en}`; shown while active and between its two times. */
export const BannerModel = model.define("banner", {
  id: model.id({ prefix: "ban" }).primaryKey(),
  title: model.json(),
  subtitle: model.json(),
  /** landscape and portrait crops; each URL ends in its size, `-<width>x<height>.webp` */
  image_desktop: model.text(),
  image_mobile: model.text(),
  /** what the pictures were cut out of, `{desktop, mobile}`; null for none */
  crops: model.json().nullable(),
  /** a path of the storefront, or a URL */
  link: model.text(),
  /** position on the site, such as `home` */
  position: model.text(),
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
