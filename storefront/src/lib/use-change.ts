import type { AnalyticsPeriod } from "@bezak/contract/dashboard-periods.ts";
import type { StatChange } from "@bezak/ui-kit";
import { useTexts } from "../i18n/texts-context.tsx";
import { changeSince } from "./change-since.ts";
import { formatNumber } from "./format-sum.ts";

/** Describes the change of a figure since as many days before; undefined without anything to compare with. */
export function useChange(period: AnalyticsPeriod): (before: number, now: number) => StatChange | undefined {
  const t = useTexts();
  const ago = t(`figures.before.${period}`);
  return (before, now) => {
    const change = changeSince(before, now);
    if (!change) return undefined;
    const { kind, direction } = change;
    if (kind === "percent") {
      const text = t("figures.percent", { percent: change.percent });
      const label = t(direction === "up" ? "figures.more" : "figures.less", { change: text, period: ago });
      return { direction, text, label };
    }
    const text =
      kind === "difference"
        ? `${change.amount > 0 ? "+" : ""}${formatNumber(change.amount)}`
        : t(`figures.${kind}`);
    return { direction, text, label: t("figures.changed", { period: ago, before: formatNumber(before) }) };
  };
}
