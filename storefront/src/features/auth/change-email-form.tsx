import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { describeError } from "../../lib/describe-error.ts";
import { isEmail } from "../../lib/is-email.ts";
import { askEmailChange } from "./auth-api.ts";
import { AuthForm } from "./auth-form.tsx";
import { EmailCodeForm, type PendingEmail } from "./email-code-form.tsx";
import { EmailField } from "./email-field.tsx";
import { useCheckedForm } from "./use-checked-form.ts";

/** Changes the account's e-mail with a code that is mailed to the new address. */
export function ChangeEmailForm() {
  const t = useTexts();
  const [pending, setPending] = useState<PendingEmail | null>(null);
  const form = useCheckedForm({
    empty: { email: "" },
    check: ({ email }) => (isEmail(email) ? {} : { email: t("auth.fieldEmail") }),
    send: async (api, { email }) => ({ email, ...(await askEmailChange(api, email)) }),
    done: setPending,
    describe: describeError,
  });
  if (pending)
    return (
      <EmailCodeForm
        pending={pending}
        onEnd={() => {
          setPending(null);
          form.clear();
        }}
      />
    );
  return (
    <AuthForm form={form} size="medium" action={t("security.changeEmail")}>
      <EmailField
        id="new-email"
        autoComplete="email"
        label={t("security.newEmail")}
        value={form.fields.email}
        error={form.problems.email}
        onChange={form.change}
      />
    </AuthForm>
  );
}
