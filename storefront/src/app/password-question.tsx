import { useState, type ReactNode } from "react";
import { FactorCodeField, useRequestedCode } from "../features/auth/factor-code-field.tsx";
import { PasswordField } from "../features/auth/password-field.tsx";
import { useTexts } from "../i18n/texts-context.tsx";
import { hasCode } from "../lib/api-error.ts";
import { describeError } from "../lib/describe-error.ts";
import { useRefusalFocus } from "../lib/use-refusal-focus.ts";
import { QuestionDialog, type QuestionDialogProps } from "../lib/question-dialog.tsx";

export interface PasswordQuestionProps extends Pick<
  QuestionDialogProps,
  "title" | "text" | "act" | "keep" | "tone" | "onClose"
> {
  /** id of the field */
  id: string;
  /** another way to answer, below the fields */
  other?: ReactNode;
  sending: { mutate: (proof: OwnProof) => void; reset: () => void; isPending: boolean; error: Error | null };
}

/** What shows that the owner of the account is present. */
export interface OwnProof {
  password: string;
  /** of the second factor */
  code?: string;
}

/** A dialog that asks for the user's password, and for a code if needed; wrong ones are shown at their fields. */
export function PasswordQuestion({ id, sending, other, ...question }: PasswordQuestionProps) {
  const t = useTexts();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [missing, setMissing] = useState(false);
  const { error, isPending } = sending;
  const wrong = hasCode(error, "wrong_password") ? describeError(error, t) : undefined;
  const { requested, isAboutCode } = useRequestedCode(error);
  const form = useRefusalFocus(error && isAboutCode ? error.message : "");

  function typed() {
    setMissing(false);
    if (!isPending) sending.reset();
  }

  function submit() {
    setMissing(password === "");
    if (password !== "") sending.mutate({ password, code: code.trim() || undefined });
  }

  return (
    <QuestionDialog
      {...question}
      busy={isPending}
      form={form}
      problem={error && !wrong && !isAboutCode && describeError(error, t)}
      onAct={submit}
    >
      <PasswordField
        id={id}
        data-first-focus
        autoComplete="current-password"
        value={password}
        error={missing ? t("auth.fieldPassword") : wrong}
        onChange={({ password: next }) => {
          setPassword(next);
          typed();
        }}
      />
      {requested ? (
        <FactorCodeField
          id={`${id}-code`}
          asks={requested}
          value={code}
          error={error && isAboutCode ? describeError(error, t) : undefined}
          onChange={({ code: next }) => {
            setCode(next);
            typed();
          }}
        />
      ) : null}
      {other}
    </QuestionDialog>
  );
}
