import type { TextKey } from "../i18n/texts.ts";
import { useTexts } from "../i18n/texts-context.tsx";
import { daysAgo, inTashkent } from "./format-date.ts";

/** Formats a moment: today, yesterday, else the date; always with the time. Browser only. */
export function useDate(): (iso: string) => string {
  const t = useTexts();
  return (iso) => {
    const { year, month, day, time } = inTashkent(iso);
    const ago = daysAgo(iso, Date.now());
    if (ago === 0) return t("date.today", { time });
    if (ago === 1) return t("date.yesterday", { time });
    const date = t("date.full", { day, month: t(`date.months.${month}` as TextKey), year });
    return t("date.at", { date, time });
  };
}
