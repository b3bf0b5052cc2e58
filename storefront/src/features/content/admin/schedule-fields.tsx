import { Checkbox, DatePicker } from "@bezak/ui-kit";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { FormSection } from "../../../lib/form-section.tsx";
import { useCalendar } from "../../../lib/use-calendar.ts";
import type { FormProblems } from "../../../lib/use-stored-form.ts";
import styles from "./content-form.module.css";
import { hasOtherTimes, type ScheduleDays } from "./schedule-days.ts";
import { useScheduleText } from "./use-schedule-text.ts";

export interface ScheduleFieldsProps {
  fields: ScheduleDays & { active: boolean };
  problems: FormProblems;
  /** as it is stored */
  stored: { startsAt: string | null; endsAt: string | null };
  onChange: (part: Partial<ScheduleDays & { active: boolean }>) => void;
}

/** Whether and on which days a banner or a section is shown. */
export function ScheduleFields({ fields, problems, stored, onChange }: ScheduleFieldsProps) {
  const t = useTexts();
  const calendar = useCalendar();
  const schedule = useScheduleText();
  const day = {
    ...calendar,
    placeholder: t("contentAdmin.dateFormat"),
    invalidText: t("contentAdmin.dateWrong"),
  };
  return (
    <FormSection
      title={t("contentAdmin.schedule")}
      text={t("contentAdmin.scheduleText")}
      note={hasOtherTimes(stored) ? t("contentAdmin.exactTimes", { times: schedule(stored) }) : undefined}
    >
      <Checkbox
        label={t("contentAdmin.on")}
        hint={t("contentAdmin.onHint")}
        checked={fields.active}
        error={problems.active}
        onChange={(event) => onChange({ active: event.currentTarget.checked })}
      />
      <div className={styles.pair}>
        <DatePicker
          {...day}
          id="content-first-day"
          label={t("contentAdmin.firstDay")}
          hint={t("contentAdmin.firstDayHint")}
          value={fields.firstDay}
          error={problems.firstDay}
          onValueChange={(firstDay) => onChange({ firstDay })}
        />
        <DatePicker
          {...day}
          id="content-last-day"
          label={t("contentAdmin.lastDay")}
          hint={t("contentAdmin.lastDayHint")}
          value={fields.lastDay}
          error={problems.lastDay}
          onValueChange={(lastDay) => onChange({ lastDay })}
        />
      </div>
    </FormSection>
  );
}
