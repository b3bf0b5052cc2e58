import { limits } from "@bezak/contract/limits.ts";
import { TextArea } from "@bezak/ui-kit";
import { useState } from "react";
import type { TextKey } from "../../i18n/texts.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { QuestionDialog, type QuestionDialogProps } from "../../lib/question-dialog.tsx";
import { useRefusalFocus } from "../../lib/use-refusal-focus.ts";

/** Message key of the field error; undefined when the reason is valid. */
function findProblem(reason: string): TextKey | undefined {
  const { length } = reason.trim();
  if (length === 0) return "parcels.noReason";
  return length < limits.reasonMin ? "parcels.shortReason" : undefined;
}

export interface ReasonDialogProps extends Pick<
  QuestionDialogProps,
  "title" | "text" | "act" | "keep" | "busy" | "problem" | "onClose"
> {
  onSend: (reason: string) => void;
}

/** Confirms a step that is unfavourable for the buyer, with a reason that the buyer can read. */
export function ReasonDialog({ onSend, ...question }: ReasonDialogProps) {
  const t = useTexts();
  const [reason, setReason] = useState("");
  const [refusals, setRefusals] = useState(0);
  const form = useRefusalFocus(refusals);
  const wrong = findProblem(reason);
  function send() {
    if (wrong) setRefusals((count) => count + 1);
    else onSend(reason.trim());
  }
  return (
    <QuestionDialog {...question} tone="danger" form={form} onAct={send}>
      <TextArea
        required
        label={t("parcels.reason")}
        hint={t("parcels.reasonHint")}
        error={refusals > 0 && wrong ? t(wrong) : undefined}
        rows={3}
        maxLength={limits.reasonMax}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </QuestionDialog>
  );
}
