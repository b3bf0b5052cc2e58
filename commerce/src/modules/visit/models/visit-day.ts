import { model } from "@medusajs/framework/utils";

/** Anonymous counts of a day in Tashkent. */
export const VisitDay = model.define("visit_day", {
  /** a date in PostgreSQL's format */
  day: model.text().primaryKey(),
  /** browsers that opened a product */
  visits: model.number().default(0),
  /** searches, once a browser and text */
  searches: model.number().default(0),
  /** those of them that found nothing */
  empty: model.number().default(0),
});
