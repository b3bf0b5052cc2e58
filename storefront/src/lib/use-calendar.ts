import type { DateFormats, DatePickerProps } from "@bezak/ui-kit";
import type { TextKey } from "../i18n/texts.ts";
import { useTexts } from "../i18n/texts-context.tsx";

type CalendarMessages = Pick<
  DatePickerProps,
  "formats" | "openLabel" | "previousLabel" | "nextLabel" | "closeLabel"
>;

/** 0 is Monday. */
const getWeekday = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Messages of a DatePicker. Needs the message parts `calendar` and `orders`. */
export function useCalendar(): CalendarMessages {
  const t = useTexts();
  const named = (group: "weekdays" | "short" | "months", at: number) =>
    t(`calendar.${group}.${at}` as TextKey);
  const formats: DateFormats = {
    weekdays: Array.from({ length: 7 }, (_, at) => ({
      short: named("short", at),
      long: named("weekdays", at),
    })),
    month: (year, month) => t("calendar.month", { month: named("months", month - 1), year }),
    day(iso) {
      const [year = 0, month = 1, day = 1] = iso.split("-").map(Number);
      const date = t("date.full", { day, month: t(`date.months.${month - 1}` as TextKey), year });
      return t("calendar.day", { weekday: named("weekdays", getWeekday(iso)), date });
    },
  };
  return {
    formats,
    openLabel: t("calendar.open"),
    previousLabel: t("calendar.previous"),
    nextLabel: t("calendar.next"),
    closeLabel: t("calendar.close"),
  };
}
