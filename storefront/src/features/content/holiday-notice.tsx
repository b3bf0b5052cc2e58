import { Alert } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { dayDigits } from "../../lib/day-digits.ts";

export interface HolidayNoticeProps {
  /** when its goods can be ordered again, ISO 8601 */
  until: string;
}

/** A shop on holiday shows its goods and takes no orders. Words: part `store`. */
export default function HolidayNotice({ until }: HolidayNoticeProps) {
  const t = useTexts();
  return <Alert title={t("store.awayTitle", { until: dayDigits(until) })}>{t("store.awayText")}</Alert>;
}
