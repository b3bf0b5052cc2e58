import { useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { PasswordField } from "../features/auth/password-field.tsx";
import { useSession } from "../features/auth/session-store.ts";
import { endAccount } from "../features/users/users-api.ts";
import { useTexts } from "../i18n/texts-context.tsx";
import { useApi } from "../lib/api-context.ts";
import { hasCode } from "../lib/api-error.ts";
import { describeError } from "../lib/describe-error.ts";
import { QuestionDialog } from "../lib/question-dialog.tsx";
import { openStorage } from "../lib/storage.ts";
import { usePaths } from "../lib/use-paths.ts";
import { forgetTyped } from "../lib/typed-forms.ts";
import { forgetPerson } from "./forget-person.ts";

/** The last word before the account is gone. */
export default function EndAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const api = useApi();
  const paths = usePaths();
  const toast = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { user, clear } = useSession();
  const personId = user?.id ?? "";
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState(false);
  const ending = useMutation({
    mutationFn: () => endAccount(api, password),
    onSuccess() {
      clear();
      queryClient.clear();
      forgetPerson(openStorage("localStorage"), personId);
      forgetTyped(openStorage("sessionStorage"), personId);
      toast.show({ text: t("settings.ended") });
      void navigate(paths.home(), { replace: true });
    },
  });

  function submit() {
    setMissing(password === "");
    if (password !== "") ending.mutate();
  }

  const { error, isPending } = ending;
  const wrong = hasCode(error, "wrong_password") ? describeError(error, t) : undefined;
  return (
    <QuestionDialog
      title={t("settings.endTitle")}
      text={t("settings.endWarning")}
      act={t("settings.endConfirm")}
      keep={t("settings.keep")}
      tone="danger"
      busy={isPending}
      problem={error && !wrong && describeError(error, t)}
      onAct={submit}
      onClose={onClose}
    >
      <PasswordField
        id="end-account-password"
        autoComplete="current-password"
        value={password}
        error={missing ? t("auth.fieldPassword") : wrong}
        onChange={({ password: typed }) => {
          setPassword(typed);
          setMissing(false);
          if (!isPending) ending.reset();
        }}
      />
    </QuestionDialog>
  );
}
