import { model } from "@medusajs/framework/utils";

/**
 * The commission for a category and those below it, for a seller, or for both. The default is the setting
 * `commissionRate`. The migration has a unique index over both columns, which a model cannot declare.
 */
export const CommissionRuleModel = model.define("commission_rule", {
  id: model.id({ prefix: "comrule" }).primaryKey(),
  category_id: model.text().nullable(),
  seller_id: model.text().nullable(),
  /** hundredths of a percent, 0 to 10000 */
  rate: model.number(),
});
