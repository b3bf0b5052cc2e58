import { useState } from "react";
import { PasswordField } from "../features/auth/password-field.tsx";
import { useTexts } from "../i18n/texts-context.tsx";
import { hasCode } from "../lib/api-error.ts";
import { describeError } from "../lib/describe-error.ts";
import { QuestionDialog, type QuestionDialogProps } from "../lib/question-dialog.tsx";

export interface PasswordQuestionProps extends Pick<
  QuestionDialogProps,
  "title" | "text" | "act" | "keep" | "tone" | "onClose"
> {
  /** id of the field */
  id: string;
  sending: { mutate: (password: string) => void; reset: () => void; isPending: boolean; error: Error | null };
}

/** A dialog that asks for the user's password; a wrong one is shown at its field. */
export function PasswordQuestion({ id, sending, ...question }: PasswordQuestionProps) {
  const t = useTexts();
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState(false);
  const { error, isPending } = sending;
  const wrong = hasCode(error, "wrong_password") ? describeError(error, t) : undefined;

  function submit() {
    setMissing(password === "");
    if (password !== "") sending.mutate(password);
  }

  return (
    <QuestionDialog
      {...question}
      busy={isPending}
      problem={error && !wrong && describeError(error, t)}
      onAct={submit}
    >
      <PasswordField
        id={id}
        data-first-focus
        autoComplete="current-password"
        value={password}
        error={missing ? t("auth.fieldPassword") : wrong}
        onChange={({ password: typed }) => {
          setPassword(typed);
          setMissing(false);
          if (!isPending) sending.reset();
        }}
      />
    </QuestionDialog>
  );
}
