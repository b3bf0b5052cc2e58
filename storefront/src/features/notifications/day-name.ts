import type { TextKey, Texts } from "../../i18n/texts.ts";
import { inTashkent } from "../../lib/format-date.ts";

/** Heading of a day: today, yesterday, else the date. */
export function dayName(iso: string, ago: number, t: Texts): string {
  if (ago === 0) return t("notifications.today");
  if (ago === 1) return t("notifications.yesterday");
  const { day, month, year } = inTashkent(iso);
  return t("date.full", { day, month: t(`date.months.${month}` as TextKey), year });
}
