import { TextField } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { QuestionDialog } from "../../../lib/question-dialog.tsx";
import { useRefusalFocus } from "../../../lib/use-refusal-focus.ts";
import { wholeNumber } from "../../../lib/whole-number.ts";

export interface MoveDialogProps {
  name: string;
  /** from 1 */
  position: number;
  count: number;
  /** moves it to a position from 0 */
  onMove: (to: number) => void;
  onClose: () => void;
}

/** Asks for the position of a row. */
export function MoveDialog({ name, position, count, onMove, onClose }: MoveDialogProps) {
  const t = useTexts();
  const [typed, setTyped] = useState(String(position));
  const [attempts, setAttempts] = useState(0);
  const form = useRefusalFocus(attempts);
  const to = wholeNumber(typed) ?? 0;
  const isWrong = to < 1 || to > count;
  return (
    <QuestionDialog
      title={t("contentAdmin.moveTitle", { name })}
      act={t("contentAdmin.move")}
      keep={t("contentAdmin.cancel")}
      busy={false}
      form={form}
      onAct={() => {
        setAttempts(attempts + 1);
        if (isWrong) return;
        onMove(to - 1);
        onClose();
      }}
      onClose={onClose}
    >
      <TextField
        data-first-focus
        required
        inputMode="numeric"
        autoComplete="off"
        label={t("contentAdmin.position")}
        hint={t("contentAdmin.positionHint", { count })}
        maxLength={5}
        value={typed}
        error={attempts > 0 && isWrong ? t("contentAdmin.positionWrong", { count }) : undefined}
        onChange={({ currentTarget: { value } }) => setTyped(value.replaceAll(/\D/g, ""))}
      />
    </QuestionDialog>
  );
}
