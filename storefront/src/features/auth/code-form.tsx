import { DigitField } from "@bezak/ui-kit";
import { useEffect, useId, type ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import type { ApiClient } from "../../lib/api-client.ts";
import { hasCode } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { AuthForm } from "./auth-form.tsx";
import styles from "./security-settings.module.css";
import { useCheckedForm } from "./use-checked-form.ts";

export interface CodeFormProps<Answer> {
  /** says where the code was mailed to */
  text: string;
  send: (api: ApiClient, code: string) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  /** set after the user has requested the code */
  isFocused?: boolean;
  /** other actions, such as requesting another code */
  others: (isPending: boolean) => ReactNode;
}

const LENGTH = 6;
const groups = [LENGTH];

/** Field for a mailed code that confirms an address. */
export function CodeForm<Answer>({ text, send, onDone, isFocused = false, others }: CodeFormProps<Answer>) {
  const t = useTexts();
  const id = useId();
  const form = useCheckedForm({
    empty: { code: "" },
    check: ({ code }) => (code.length === LENGTH ? {} : { code: t("security.codeShort") }),
    send: (api, { code }) => send(api, code),
    done: onDone,
    describe: describeError,
  });
  const wrong = hasCode(form.error, "email_code_invalid") ? (form.failure ?? undefined) : undefined;

  useEffect(() => {
    if (isFocused) document.getElementById(id)?.focus();
  }, [id, isFocused]);

  return (
    <div className={styles.part}>
      <AuthForm
        form={{ ...form, failure: wrong ? null : form.failure }}
        size="medium"
        action={t("security.confirmEmail")}
      >
        <p className={styles.quiet}>{text}</p>
        <DigitField
          id={id}
          required
          label={t("security.code")}
          hint={t("security.codeHint")}
          autoComplete="one-time-code"
          groups={groups}
          value={form.fields.code}
          error={form.problems.code ?? wrong}
          onValueChange={(code) => form.change({ code })}
        />
      </AuthForm>
      {others(form.isPending)}
    </div>
  );
}
