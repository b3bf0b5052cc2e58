import { useTexts } from "../../../i18n/texts-context.tsx";
import { dayDigits } from "../../../lib/day-digits.ts";
import { inTashkent } from "../../../lib/format-date.ts";
import { hasOtherTimes } from "./schedule-days.ts";

interface Times {
  startsAt: string | null;
  endsAt: string | null;
}

/** Says when something is shown; empty without limits. */
export function useScheduleText(): (times: Times) => string {
  const t = useTexts();
  return (times) => {
    const exact = hasOtherTimes(times);
    const write = (iso: string) => (exact ? `${dayDigits(iso)} ${inTashkent(iso).time}` : dayDigits(iso));
    const { startsAt, endsAt } = times;
    const from = startsAt === null ? null : write(startsAt);
    // the last moment, so that a whole day is named as the last one
    const until =
      endsAt === null ? null : write(exact ? endsAt : new Date(Date.parse(endsAt) - 1).toISOString());
    if (from !== null && until !== null) return t("contentAdmin.fromUntil", { from, until });
    if (from !== null) return t("contentAdmin.from", { from });
    return until === null ? "" : t("contentAdmin.until", { until });
  };
}
