import { model } from "@medusajs/framework/utils";

/** A named setting; `id` is its name, `value` holds `{value}` so that numbers and texts fit alike. */
export const ShopSetting = model.define("shop_setting", {
  id: model.text().primaryKey(),
  value: model.json(),
  /** id of the administrator who changed it last; null for a script or a job, or before this was stored */
  changed_by: model.text().nullable(),
});
