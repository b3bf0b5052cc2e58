import { model } from "@medusajs/framework/utils";

/** Up to when the news of a source are known to be told. */
export const InboxMark = model.define("inbox_mark", {
  source: model.text().primaryKey(),
  until: model.dateTime(),
});
