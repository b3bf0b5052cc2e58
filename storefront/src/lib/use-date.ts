import { useTexts } from "../i18n/texts-context.tsx";
import { daysAgo, inTashkent } from "./format-date.ts";
import { formatDay } from "./use-day.ts";

/** Formats a moment: today, yesterday, else the date; always with the time. Browser only. */
export function useDate(): (iso: string) => string {
  const t = useTexts();
  return (iso) => {
    const { time } = inTashkent(iso);
    const ago = daysAgo(iso, Date.now());
    if (ago === 0) return t("date.today", { time });
    if (ago === 1) return t("date.yesterday", { time });
    return t("date.at", { date: formatDay(iso, t), time });
  };
}
