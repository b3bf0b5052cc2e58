import { model } from "@medusajs/framework/utils";

/** A picture with words that leads somewhere. Texts are `{ru, uz, en}`; shown while active, between its two times. */
export const Banner = model.define("banner", {
  id: model.id({ prefix: "ban" }).primaryKey(),
  title: model.json(),
  subtitle: model.json(),
  /** composed wide and tall; each address ends in its size, `-<width>x<height>.webp` */
  image_desktop: model.text(),
  image_mobile: model.text(),
  /** a path of the shop, or an address */
  link: model.text(),
  /** the place it is made for, such as `home` */
  position: model.text(),
  /** `order` is a word of SQL */
  rank: model.number().default(0),
  active: model.boolean().default(true),
  starts_at: model.dateTime().nullable(),
  ends_at: model.dateTime().nullable(),
});
