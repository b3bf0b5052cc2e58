import type { TextKey } from "../i18n/texts.ts";
import { useTexts } from "../i18n/texts-context.tsx";

/** Formats a month such as `2026-11`: `Ноябрь 2026`. Needs the message part `calendar`. */
export function useMonth(): (month: string) => string {
  const t = useTexts();
  return (month) => {
    const [year = "", number = ""] = month.split("-");
    return t("calendar.month", { month: t(`calendar.months.${Number(number) - 1}` as TextKey), year });
  };
}
