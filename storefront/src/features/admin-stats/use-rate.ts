import type { AnalyticsPeriod } from "@bezak/contract/dashboard-periods.ts";
import type { StatChange } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { usePercent } from "./use-percent.ts";

/** Texts of a percentage; its change is in percentage points, since a percentage of a percentage misleads. */
export function useRate(period: AnalyticsPeriod) {
  const t = useTexts();
  const { decimal, format } = usePercent();
  return {
    format,
    describeChange(before: number, now: number): StatChange {
      const points = Math.round((now - before) * 100) / 100;
      return {
        direction: points === 0 ? "same" : points > 0 ? "up" : "down",
        text:
          points === 0
            ? t("figures.same")
            : t("figures.points", { points: `${points > 0 ? "+" : ""}${decimal(points)}` }),
        label: t("figures.changed", { period: t(`figures.before.${period}`), before: format(before) }),
      };
    },
  };
}
