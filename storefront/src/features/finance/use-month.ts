import type { TextKey } from "../../i18n/texts.ts";
import { useTexts } from "../../i18n/texts-context.tsx";

/** Writes a month, given as `2026-11`: `Ноябрь 2026`. */
export function useMonth(): (month: string) => string {
  const t = useTexts();
  return (month) => {
    const [year = "", number = ""] = month.split("-");
    return t("finance.monthYear", { month: t(`finance.months.${Number(number) - 1}` as TextKey), year });
  };
}
