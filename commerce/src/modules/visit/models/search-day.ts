import { model } from "@medusajs/framework/utils";

/** How often a text was searched on a day in Tashkent; without who did. */
export const SearchDay = model.define("search_day", {
  /** a date in PostgreSQL's format */
  day: model.text().primaryKey(),
  /** in lower case, without what looks like a number of a person */
  words: model.text().primaryKey(),
  searches: model.number(),
  /** those that found nothing */
  empty: model.number(),
});
