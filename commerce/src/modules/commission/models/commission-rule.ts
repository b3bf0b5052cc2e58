import { model } from "@medusajs/framework/utils";

/**
 * What the marketplace keeps of what is sold: of a category and those below it, of a seller, or of both. The default is
 * no row but the setting `commissionRate`. One row per pair: an index over both, which a model cannot say.
 */
export const CommissionRule = model.define("commission_rule", {
  id: model.id({ prefix: "comrule" }).primaryKey(),
  category_id: model.text().nullable(),
  seller_id: model.text().nullable(),
  /** hundredths of a percent, 0 to 10000 */
  rate: model.number(),
});
