import { Alert, Button, TextField } from "@bezak/ui-kit";
import { useState, type FormEvent } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { login } from "./auth-api.ts";
import styles from "./auth-form.module.css";
import { loginProblems, type LoginFields, type Problems } from "./auth-rules.ts";
import { useSignIn } from "./use-sign-in.ts";

/** Signs in; the page follows the session and goes on. */
export function LoginForm() {
  const t = useTexts();
  const api = useApi();
  const [fields, setFields] = useState<LoginFields>({ email: "", password: "" });
  const [problems, setProblems] = useState<Problems>({});
  const signIn = useSignIn((body: LoginFields) => login(api, body), "login");
  const said = { ...signIn.fields, ...problems };
  function change(part: Partial<LoginFields>) {
    setFields((now) => ({ ...now, ...part }));
    setProblems({});
    signIn.reset();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const found = loginProblems(fields, t);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) document.getElementById(`login-${first}`)?.focus();
    else if (!signIn.isPending) signIn.submit({ ...fields, email: fields.email.trim() });
  }
  return (
    <form noValidate method="post" onSubmit={submit} className={styles.root}>
      {signIn.failure ? <Alert tone="danger">{signIn.failure}</Alert> : null}
      <TextField
        id="login-email"
        type="email"
        required
        label={t("auth.email")}
        autoComplete="email"
        value={fields.email}
        error={said.email}
        onChange={(event) => change({ email: event.currentTarget.value })}
      />
      <TextField
        id="login-password"
        type="password"
        required
        label={t("auth.password")}
        autoComplete="current-password"
        value={fields.password}
        error={said.password}
        onChange={(event) => change({ password: event.currentTarget.value })}
      />
      <Button type="submit" variant="primary" size="large" wide loading={signIn.isPending}>
        {t("auth.login")}
      </Button>
    </form>
  );
}
