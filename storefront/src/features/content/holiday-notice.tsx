import { Alert } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { dayDigits } from "../../lib/day-digits.ts";

export interface HolidayNoticeProps {
  /** end of the holiday, ISO 8601 */
  until: string;
}

/** Says that a shop on holiday takes no orders. Needs the message part `store`. */
export default function HolidayNotice({ until }: HolidayNoticeProps) {
  const t = useTexts();
  return <Alert title={t("store.awayTitle", { until: dayDigits(until) })}>{t("store.awayText")}</Alert>;
}
