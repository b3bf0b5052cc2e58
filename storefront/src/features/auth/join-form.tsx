import { joinTeam } from "@bezak/contract/routes/admin-team.ts";
import { TextField } from "@bezak/ui-kit";
import { useLanguage, useTexts } from "../../i18n/texts-context.tsx";
import { describeError } from "../../lib/describe-error.ts";
import { AuthForm } from "./auth-form.tsx";
import { newPasswordProblems } from "./auth-rules.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { useCheckedForm } from "./use-checked-form.ts";

/** An invited administrator without an account chooses a name and a password. Needs `admin-team` and `account`. */
export function JoinForm({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useTexts();
  const language = useLanguage();
  const form = useCheckedForm({
    empty: { name: "", password: "" },
    check: ({ name, password }) => ({
      ...(name.trim() === "" ? { name: t("adminTeam.join.nameProblem") } : {}),
      ...newPasswordProblems({ password }, t),
    }),
    send: (api, { name, password }) =>
      api.call(joinTeam, { body: { token, name: name.trim(), password, language } }),
    done: onDone,
    describe: describeError,
  });
  const { fields, problems, change } = form;
  return (
    <AuthForm form={form} action={t("adminTeam.join.send")}>
      <TextField
        id="join-name"
        required
        label={t("adminTeam.join.name")}
        autoComplete="name"
        maxLength={100}
        value={fields.name}
        error={problems.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <NewPasswordField
        id="join-password"
        value={fields.password}
        error={problems.password}
        onChange={change}
      />
    </AuthForm>
  );
}
