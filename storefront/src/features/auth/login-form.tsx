import { TextLink } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { login } from "./auth-api.ts";
import styles from "./auth-form.module.css";
import { AuthForm } from "./auth-form.tsx";
import { loginProblems, type LoginFields } from "./auth-rules.ts";
import { EmailField } from "./email-field.tsx";
import { FactorCodeField, useRequestedCode } from "./factor-code-field.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { PasswordField } from "./password-field.tsx";
import { useAuthForm, type AuthFormSetup } from "./use-auth-form.ts";

interface Fields extends LoginFields {
  /** of the second factor, once the account turned out to have one */
  code: string;
}

const setup: AuthFormSetup<Fields> = {
  empty: { email: "", password: "", code: "" },
  check: loginProblems,
  send: (api, { email, password, code }) =>
    login(api, { email: email.trim(), password, code: code.trim() || undefined }),
  fallback: "login",
};

export interface LoginFormProps {
  /** of the account that is expected to sign in */
  email?: string;
  /** called after the session is stored */
  onDone?: () => void;
}

/** Signs in; the page reacts to the session and navigates. */
export function LoginForm({ email = "", onDone }: LoginFormProps) {
  const t = useTexts();
  const paths = usePaths();
  const form = useAuthForm({ ...setup, empty: { ...setup.empty, email } }, onDone);
  const { fields, problems, change } = form;
  const { requested, isAboutCode } = useRequestedCode(form.error);
  return (
    <>
      <AuthForm form={{ ...form, failure: isAboutCode ? null : form.failure }} action={t("auth.login")}>
        <EmailField
          id="login-email"
          autoComplete="username webauthn"
          value={fields.email}
          error={problems.email}
          onChange={change}
        />
        <PasswordField
          id="login-password"
          autoComplete="current-password"
          data-first-focus={email === "" ? undefined : true}
          value={fields.password}
          error={problems.password}
          onChange={change}
        />
        {requested ? (
          <FactorCodeField
            id="login-code"
            asks={requested}
            value={fields.code}
            error={isAboutCode ? (form.failure ?? undefined) : problems.code}
            onChange={change}
          />
        ) : null}
        <p className={styles.aside}>
          <TextLink asChild>
            <Link to={paths.forgotPassword()}>{t("auth.forgot")}</Link>
          </TextLink>
        </p>
      </AuthForm>
      <PasskeySignIn onDone={onDone} />
    </>
  );
}
