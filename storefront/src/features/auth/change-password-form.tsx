import { limits } from "@bezak/contract/limits.ts";
import { useToast } from "@bezak/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { hasCode } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { changePassword } from "./auth-api.ts";
import { AuthForm } from "./auth-form.tsx";
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
    empty: { currentPassword: "", password: "" },
    check: ({ currentPassword, password }) => ({
      ...(currentPassword === "" ? { currentPassword: t("auth.fieldPassword") } : {}),
      ...newPasswordProblems({ password }, t),
    }),
    send: changePassword,
    done: (token) => {
      renew(token);
      form.clear();
      toast.show({ text: t("security.changed"), tone: "success" });
      void queryClient.invalidateQueries({ queryKey: ["auth", "sessions"] });
    },
    describe: describeError,
  });
  // shown beside the field already
  const failure = hasCode(form.error, "wrong_password") ? null : form.failure;
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
    </AuthForm>
  );
}
