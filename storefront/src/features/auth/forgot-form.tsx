import { useTexts } from "../../i18n/texts-context.tsx";
import { describeError } from "../../lib/describe-error.ts";
import { forgotPassword } from "./auth-api.ts";
import { AuthForm } from "./auth-form.tsx";
import { isEmail } from "../../lib/is-email.ts";
import { EmailField } from "./email-field.tsx";
import { useCheckedForm } from "./use-checked-form.ts";

/** Requests a password link; `onSent` gets the message for the user. */
export function ForgotForm({ onSent }: { onSent: (message: string) => void }) {
  const t = useTexts();
  const form = useCheckedForm({
    empty: { email: "" },
    check: ({ email }) => (isEmail(email) ? {} : { email: t("auth.fieldEmail") }),
    send: (api, { email }) => forgotPassword(api, email.trim()),
    done: onSent,
    describe: describeError,
  });
  return (
    <AuthForm form={form} action={t("auth.forgotSend")}>
      <EmailField
        id="forgot-email"
        autoComplete="username"
        value={form.fields.email}
        error={form.problems.email}
        onChange={form.change}
      />
    </AuthForm>
  );
}
