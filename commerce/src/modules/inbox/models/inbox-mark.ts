import { model } from "@medusajs/framework/utils";

/** The time up to which the events of a source have been processed. */
export const InboxMark = model.define("inbox_mark", {
  source: model.text().primaryKey(),
  until: model.dateTime(),
});
