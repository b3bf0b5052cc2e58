import { DatePicker, NativeSelect } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { dayValue } from "../../../lib/day-digits.ts";
import { inTashkent } from "../../../lib/format-date.ts";
import { QuestionDialog } from "../../../lib/question-dialog.tsx";
import { serverNow } from "../../../lib/server-clock.ts";
import { useCalendar } from "../../../lib/use-calendar.ts";
import { useRefusalFocus } from "../../../lib/use-refusal-focus.ts";

export interface PublishLaterDialogProps {
  /** the present time; null without one */
  present: string | null;
  busy: boolean;
  problem: string | null;
  /** ISO 8601, in the future */
  onAct: (publishAt: string) => void;
  onClose: () => void;
}

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, "0")}:00`);

/** Asks when the draft is to be published, in Tashkent. */
export function PublishLaterDialog({ present, busy, problem, onAct, onClose }: PublishLaterDialogProps) {
  const t = useTexts();
  const calendar = useCalendar();
  const [day, setDay] = useState(present === null ? "" : dayValue(present));
  const [time, setTime] = useState(present === null ? "00:00" : inTashkent(present).time);
  const [refusals, setRefusals] = useState(0);
  const form = useRefusalFocus(refusals);
  const publishAt = day === "" ? null : new Date(`${day}T${time}:00+05:00`);
  const wrong =
    publishAt === null
      ? t("contentAdmin.draft.dayNeeded")
      : publishAt.getTime() <= serverNow()
        ? t("contentAdmin.draft.past")
        : null;
  return (
    <QuestionDialog
      size="medium"
      title={t("contentAdmin.draft.laterTitle")}
      text={t("contentAdmin.draft.laterText")}
      act={t("contentAdmin.draft.setTime")}
      keep={t("contentAdmin.cancel")}
      busy={busy}
      problem={problem}
      form={form}
      onAct={() => {
        if (publishAt && !wrong) return onAct(publishAt.toISOString());
        setRefusals(refusals + 1);
      }}
      onClose={onClose}
    >
      <DatePicker
        {...calendar}
        required
        id="publish-day"
        label={t("contentAdmin.draft.day")}
        placeholder={t("contentAdmin.dateFormat")}
        invalidText={t("contentAdmin.dateWrong")}
        min={dayValue(new Date(serverNow()).toISOString())}
        value={day}
        error={refusals > 0 ? (wrong ?? undefined) : undefined}
        onValueChange={setDay}
      />
      <NativeSelect
        label={t("contentAdmin.draft.time")}
        options={[...new Set([...hours, time])].toSorted().map((value) => ({ value, label: value }))}
        value={time}
        onChange={(event) => setTime(event.currentTarget.value)}
      />
    </QuestionDialog>
  );
}
