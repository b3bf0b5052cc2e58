import { DatePicker } from "@bezak/ui-kit";
import { useTexts } from "../i18n/texts-context.tsx";
import { useCalendar } from "./use-calendar.ts";

/** Days such as `2026-11-28`; a side that is left out is open. */
export interface Period {
  from?: string;
  to?: string;
}

export interface PeriodFieldsProps {
  period: Period;
  /** which days they are; by default "from" and "to" */
  texts?: { from: string; to: string };
  onChange: (change: Period) => void;
}

/** The first and the last day of a filtered list. Needs the message part `calendar`. */
export function PeriodFields({ period: { from, to }, texts, onChange }: PeriodFieldsProps) {
  const t = useTexts();
  const calendar = useCalendar();
  const shared = { ...calendar, hideLabel: true, invalidText: t("calendar.noDay") };
  const { from: first, to: last } = texts ?? { from: t("calendar.from"), to: t("calendar.to") };
  return (
    <>
      <DatePicker
        {...shared}
        label={first}
        placeholder={first}
        value={from ?? ""}
        max={to}
        onValueChange={(day) => onChange({ from: day || undefined })}
      />
      <DatePicker
        {...shared}
        label={last}
        placeholder={last}
        value={to ?? ""}
        min={from}
        onValueChange={(day) => onChange({ to: day || undefined })}
      />
    </>
  );
}
