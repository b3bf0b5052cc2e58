import type { CommissionRule } from "@bezak/contract/finance.ts";
import type { Texts } from "../../i18n/texts.ts";
import { writePercent } from "../../lib/percent.ts";

/** What another administrator has done to a rule meanwhile. */
export function describeRuleChange(
  { current }: { current?: CommissionRule },
  { t, point }: { t: Texts; point: string },
): string {
  if (!current) return t("adminCommission.removedMeanwhile");
  return t("adminCommission.changedMeanwhile", { percent: writePercent(current.percent, point) });
}
