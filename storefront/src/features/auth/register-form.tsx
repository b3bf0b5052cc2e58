import { PhoneField, TextField } from "@bezak/ui-kit";
import { useLanguage, useTexts } from "../../i18n/texts-context.tsx";
import { register } from "./auth-api.ts";
import { AuthForm } from "./auth-form.tsx";
import { registerProblems, type RegisterFields } from "./auth-rules.ts";
import { EmailField } from "./email-field.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { useAuthForm, type AuthFormSetup } from "./use-auth-form.ts";

const setup: Omit<AuthFormSetup<RegisterFields>, "send"> = {
  empty: { name: "", email: "", phone: "", password: "" },
  check: registerProblems,
  fallback: "register",
};

/** Registers and signs in; the page reacts to the session and navigates. */
export function RegisterForm() {
  const t = useTexts();
  const language = useLanguage();
  const form = useAuthForm<RegisterFields>({
    ...setup,
    send: (api, { name, email, phone, password }) =>
      register(api, {
        name: name.trim(),
        email: email.trim(),
        phone: phone || undefined,
        password,
        language,
      }),
  });
  const { fields, problems, change } = form;
  return (
    <AuthForm form={form} action={t("auth.register")}>
      <TextField
        id="register-name"
        required
        label={t("auth.name")}
        autoComplete="name"
        maxLength={100}
        value={fields.name}
        error={problems.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <EmailField
        id="register-email"
        autoComplete="email"
        value={fields.email}
        error={problems.email}
        onChange={change}
      />
      <PhoneField
        id="register-phone"
        label={t("auth.phone")}
        hint={t("auth.phoneHint")}
        value={fields.phone}
        error={problems.phone}
        onValueChange={(phone) => change({ phone })}
      />
      <NewPasswordField
        id="register-password"
        label={t("auth.password")}
        value={fields.password}
        error={problems.password}
        onChange={change}
      />
    </AuthForm>
  );
}
