import type { TextKey } from "../../i18n/texts.ts";
import { useTexts } from "../../i18n/texts-context.tsx";

/** Writes a month, given as `2026-11`: `Ноябрь 2026`. Words: part `calendar`. */
export function useMonth(): (month: string) => string {
  const t = useTexts();
  return (month) => {
    const [year = "", number = ""] = month.split("-");
    return t("calendar.month", { month: t(`calendar.months.${Number(number) - 1}` as TextKey), year });
  };
}
