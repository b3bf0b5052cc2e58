import { DatePicker } from "@bezak/ui-kit";
import { useCalendar } from "./use-calendar.ts";

/** Days such as `2026-11-28`; a side that is left out is open. */
export interface Period {
  from?: string;
  to?: string;
}

export interface PeriodFieldsProps {
  period: Period;
  texts: { from: string; to: string; noDay: string };
  onChange: (change: Period) => void;
}

/** The first and the last day of a filtered list. Needs the message part `calendar`. */
export function PeriodFields({ period: { from, to }, texts, onChange }: PeriodFieldsProps) {
  const calendar = useCalendar();
  const shared = { ...calendar, hideLabel: true, invalidText: texts.noDay };
  return (
    <>
      <DatePicker
        {...shared}
        label={texts.from}
        placeholder={texts.from}
        value={from ?? ""}
        max={to}
        onValueChange={(day) => onChange({ from: day || undefined })}
      />
      <DatePicker
        {...shared}
        label={texts.to}
        placeholder={texts.to}
        value={to ?? ""}
        min={from}
        onValueChange={(day) => onChange({ to: day || undefined })}
      />
    </>
  );
}
