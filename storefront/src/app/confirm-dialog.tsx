import type { Confirmation } from "../lib/confirmation.ts";
import type { authRoutes } from "@bezak/contract/auth.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { PasswordField } from "../features/auth/password-field.tsx";
import { useTexts } from "../i18n/texts-context.tsx";
import { useApi } from "../lib/api-context.ts";
import { hasCode } from "../lib/api-error.ts";
import { describeError } from "../lib/describe-error.ts";
import { QuestionDialog } from "../lib/question-dialog.tsx";

type Confirm = (typeof authRoutes)["confirmPassword"];

/** Asks whoever is signed in for the password, before money moves or a session is ended. */
export default function ConfirmDialog({ settle }: Pick<Confirmation, "settle">) {
  const t = useTexts();
  const api = useApi();
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState(false);
  const confirming = useMutation({
    mutationFn: async () =>
      (await api.call<Confirm>("POST", "/auth/confirm-password", { body: { password } })).data.proof,
    onSuccess: settle,
  });

  function submit() {
    setMissing(password === "");
    if (password !== "") confirming.mutate();
  }

  const { error, isPending } = confirming;
  const wrong = hasCode(error, "wrong_password") ? describeError(error, t) : undefined;
  return (
    <QuestionDialog
      title={t("confirm.title")}
      text={t("confirm.text")}
      act={t("confirm.act")}
      keep={t("confirm.keep")}
      busy={isPending}
      problem={error && !wrong && describeError(error, t)}
      onAct={submit}
      onClose={() => settle(null)}
    >
      <PasswordField
        id="confirm-password"
        autoComplete="current-password"
        value={password}
        error={missing ? t("auth.fieldPassword") : wrong}
        onChange={({ password: typed }) => {
          setPassword(typed);
          setMissing(false);
          if (!isPending) confirming.reset();
        }}
      />
    </QuestionDialog>
  );
}
