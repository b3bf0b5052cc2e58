import type { TextKey, Texts } from "../i18n/texts.ts";
import { useTexts } from "../i18n/texts-context.tsx";
import { inTashkent } from "./format-date.ts";

/** The day of a moment in Tashkent: `22 ноября 2026`. */
export function formatDay(iso: string, t: Texts): string {
  const { day, month, year } = inTashkent(iso);
  return t("date.full", { day, month: t(`date.months.${month}` as TextKey), year });
}

/** Formats the day of a moment in Tashkent. */
export function useDay(): (iso: string) => string {
  const t = useTexts();
  return (iso) => formatDay(iso, t);
}
