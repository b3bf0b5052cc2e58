import { useTexts } from "../../i18n/texts-context.tsx";

/** Texts of a number of percent: `12,5 %`. */
export function usePercent() {
  const t = useTexts();
  const decimal = (value: number) => String(value).replace(".", t("figures.point")).replace("-", "−");
  return { decimal, format: (percent: number) => t("figures.percent", { percent: decimal(percent) }) };
}
