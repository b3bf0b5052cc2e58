import { useEffect, useEffectEvent } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { inTashkent } from "../../lib/format-date.ts";
import { clock, useTimeLeft } from "./use-time-left.ts";

export interface TimeLeftProps {
  /** ISO */
  until: string;
  /** called when the time is over; only the server decides what follows */
  onEnd?: () => void;
}

/** Deadline of a payment and the time left. Screen readers do not announce the seconds. */
export function TimeLeft({ until, onEnd }: TimeLeftProps) {
  const t = useTexts();
  const left = useTimeLeft(until) ?? 0;
  const over = left === 0;
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (over) end();
  }, [over]);
  if (over) return t("payment.over");
  return (
    <>
      <time dateTime={until}>{t("payment.until", { time: inTashkent(until).time })}</time>
      <span aria-hidden>, {t("payment.left", { time: clock(left) })}</span>
    </>
  );
}
