import { Button } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { hasCode } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { Link } from "../../lib/link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { resetPassword } from "./auth-api.ts";
import { AuthForm } from "./auth-form.tsx";
import { newPasswordProblems } from "./auth-rules.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { useSession } from "./session-store.ts";
import { useCheckedForm } from "./use-checked-form.ts";

/** Sets a new password with the token of a mail. */
export function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useTexts();
  const paths = usePaths();
  const { clear } = useSession();
  const form = useCheckedForm({
    empty: { password: "" },
    check: newPasswordProblems,
    send: (api, { password }) => resetPassword(api, token, password),
    done: () => {
      // a new password ends all sessions, including this one
      clear();
      onDone();
    },
    describe: describeError,
  });
  const dead = hasCode(form.error, "reset_token_invalid");
  const again = (
    <Button asChild size="small">
      <Link to={paths.forgotPassword()}>{t("auth.newLink")}</Link>
    </Button>
  );
  return (
    <AuthForm form={form} action={t("auth.resetSend")} failureActions={dead ? again : undefined}>
      <NewPasswordField
        id="reset-password"
        value={form.fields.password}
        error={form.problems.password}
        onChange={form.change}
      />
    </AuthForm>
  );
}
