import { model } from "@medusajs/framework/utils";

/** Something that an administrator has open in the panel, until its lease ends. */
export const OpenedItemModel = model.define("opened_item", {
  item_id: model.text().primaryKey(),
  /** id of the administrator */
  opened_by: model.text().primaryKey(),
  opened_at: model.dateTime(),
  until: model.dateTime(),
});
