import { model } from "@medusajs/framework/utils";

/** Something that an administrator has open in the panel, until its lease ends. */
export const OpenedItemModel = model.define("opened_item", {
  item_id: model.text().primaryKey(),
  /** id of the administrator */
  opened_by: model.text().primaryKey(),
  /** `queue`, or the page of an `order` or a `product` */
  opened_on: model.text().default("queue"),
  opened_at: model.dateTime(),
  until: model.dateTime(),
});
