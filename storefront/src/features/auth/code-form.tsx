import type { ErrorCode } from "@bezak/contract/error-codes.ts";
import { DigitField } from "@bezak/ui-kit";
import { useEffect, useId, type ReactNode } from "react";
import type { ApiClient } from "../../lib/api-client.ts";
import { hasCode } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { AuthForm } from "./auth-form.tsx";
import styles from "./security-settings.module.css";
import { useCheckedForm } from "./use-checked-form.ts";

export interface CodeFormProps<Answer> {
  /** says where the code was mailed to */
  text?: string;
  label: string;
  hint: string;
  /** shown when digits are missing */
  short: string;
  /** label of the button */
  action: string;
  /** error code of a wrong code, shown at the field */
  wrongCode: ErrorCode;
  send: (api: ApiClient, code: string) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  /** set after the user has requested the code */
  isFocused?: boolean;
  /** other actions, such as requesting another code */
  others: (isPending: boolean) => ReactNode;
}

const LENGTH = 6;
const groups = [LENGTH];

/** Field for a code of six digits, sent as a form of its own. */
export function CodeForm<Answer>(props: CodeFormProps<Answer>) {
  const { text, label, hint, short, action, wrongCode, send, onDone, isFocused = false, others } = props;
  const id = useId();
  const form = useCheckedForm({
    empty: { code: "" },
    check: ({ code }) => (code.length === LENGTH ? {} : { code: short }),
    send: (api, { code }) => send(api, code),
    done: onDone,
    describe: describeError,
  });
  const wrong = hasCode(form.error, wrongCode) ? (form.failure ?? undefined) : undefined;

  useEffect(() => {
    if (isFocused) document.getElementById(id)?.focus();
  }, [id, isFocused]);

  return (
    <div className={styles.part}>
      <AuthForm form={{ ...form, failure: wrong ? null : form.failure }} size="medium" action={action}>
        {text ? <p className={styles.quiet}>{text}</p> : null}
        <DigitField
          id={id}
          required
          label={label}
          hint={hint}
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
