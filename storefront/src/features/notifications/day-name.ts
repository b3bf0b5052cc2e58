import type { Texts } from "../../i18n/texts.ts";
import { formatDay } from "../../lib/use-day.ts";

/** Heading of a day: today, yesterday, else the date. */
export function dayName(iso: string, ago: number, t: Texts): string {
  if (ago === 0) return t("notifications.today");
  if (ago === 1) return t("notifications.yesterday");
  return formatDay(iso, t);
}
