import type { TextKey } from "../../i18n/texts.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { inTashkent } from "../../lib/format-date.ts";

/** Formats the day of a moment in Tashkent: `22 ноября 2026`. */
export function useDay(): (iso: string) => string {
  const t = useTexts();
  return (iso) => {
    const { day, month, year } = inTashkent(iso);
    return t("date.full", { day, month: t(`date.months.${month}` as TextKey), year });
  };
}
