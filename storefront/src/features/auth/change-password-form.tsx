import { limits } from "@bezak/contract/limits.ts";
import { useToast } from "@bezak/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { hasCode } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { changePassword } from "./auth-api.ts";
import { AuthForm } from "./auth-form.tsx";
import { FactorCodeField, useRequestedCode } from "./factor-code-field.tsx";
import { newPasswordProblems } from "./auth-rules.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { useSession } from "./session-store.ts";
import { useCheckedForm } from "./use-checked-form.ts";

export function ChangePasswordForm() {
  const t = useTexts();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { renew } = useSession();
  const form = useCheckedForm({
    empty: { currentPassword: "", password: "", code: "" },
    check: ({ currentPassword, password }) => ({
      ...(currentPassword === "" ? { currentPassword: t("auth.fieldPassword") } : {}),
      ...newPasswordProblems({ password }, t),
    }),
    send: (api, { code, ...passwords }) =>
      changePassword(api, { ...passwords, code: code.trim() || undefined }),
    done: (token) => {
      renew(token);
      form.clear();
      toast.show({ text: t("security.changed"), tone: "success" });
      void queryClient.invalidateQueries({ queryKey: ["auth", "sessions"] });
    },
    describe: describeError,
  });
  // shown beside the field already
  const { requested, isAboutCode } = useRequestedCode(form.error);
  const failure = hasCode(form.error, "wrong_password") || isAboutCode ? null : form.failure;
  return (
    <AuthForm form={{ ...form, failure }} size="medium" action={t("security.change")}>
      <PasswordField
        id="current-password"
        autoComplete="current-password"
        label={t("auth.currentPassword")}
        maxLength={limits.passwordMax}
        value={form.fields.currentPassword}
        error={form.problems.currentPassword}
        onChange={({ password }) => form.change({ currentPassword: password })}
      />
      <NewPasswordField
        id="new-password"
        value={form.fields.password}
        error={form.problems.password}
        onChange={form.change}
      />
      {requested ? (
        <FactorCodeField
          id="change-password-code"
          asks={requested}
          value={form.fields.code}
          error={isAboutCode ? (form.failure ?? undefined) : form.problems.code}
          onChange={form.change}
        />
      ) : null}
    </AuthForm>
  );
}
