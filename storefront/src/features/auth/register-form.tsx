import { limits } from "@bezak/contract/limits.ts";
import { Alert, Button, PhoneField, TextField } from "@bezak/ui-kit";
import { useState, type FormEvent } from "react";
import { useLanguage, useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { register, type RegisterBody } from "./auth-api.ts";
import styles from "./auth-form.module.css";
import { registerProblems, type Problems, type RegisterFields } from "./auth-rules.ts";
import { useSignIn } from "./use-sign-in.ts";

/** Opens an account and signs in; the page follows the session and goes on. */
export function RegisterForm() {
  const t = useTexts();
  const language = useLanguage();
  const api = useApi();
  const [fields, setFields] = useState<RegisterFields>({ name: "", email: "", phone: "", password: "" });
  const [problems, setProblems] = useState<Problems>({});
  const signIn = useSignIn((body: RegisterBody) => register(api, body), "register");
  const said = { ...signIn.fields, ...problems };
  function change(part: Partial<RegisterFields>) {
    setFields((now) => ({ ...now, ...part }));
    setProblems({});
    signIn.reset();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const found = registerProblems(fields, t);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) return document.getElementById(`register-${first}`)?.focus();
    if (signIn.isPending) return;
    const { name, email, phone, password } = fields;
    signIn.submit({ name: name.trim(), email: email.trim(), password, phone: phone || undefined, language });
  }
  return (
    <form noValidate method="post" onSubmit={submit} className={styles.root}>
      {signIn.failure ? <Alert tone="danger">{signIn.failure}</Alert> : null}
      <TextField
        id="register-name"
        required
        label={t("auth.name")}
        autoComplete="name"
        maxLength={100}
        value={fields.name}
        error={said.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextField
        id="register-email"
        type="email"
        required
        label={t("auth.email")}
        autoComplete="email"
        value={fields.email}
        error={said.email}
        onChange={(event) => change({ email: event.currentTarget.value })}
      />
      <PhoneField
        id="register-phone"
        label={t("auth.phone")}
        hint={t("auth.phoneHint")}
        value={fields.phone}
        error={said.phone}
        onValueChange={(phone) => change({ phone })}
      />
      <TextField
        id="register-password"
        type="password"
        required
        label={t("auth.password")}
        hint={t("auth.passwordHint", { min: limits.passwordMin })}
        autoComplete="new-password"
        maxLength={limits.passwordMax}
        value={fields.password}
        error={said.password}
        onChange={(event) => change({ password: event.currentTarget.value })}
      />
      <Button type="submit" variant="primary" size="large" wide loading={signIn.isPending}>
        {t("auth.register")}
      </Button>
    </form>
  );
}
