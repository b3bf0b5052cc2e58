import { Button, DigitField, useToast } from "@bezak/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useId } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { hasCode } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { changeEmail } from "./auth-api.ts";
import { AuthForm } from "./auth-form.tsx";
import styles from "./security-settings.module.css";
import { useSession } from "./session-store.ts";
import { useCheckedForm } from "./use-checked-form.ts";

/** A change of the e-mail that was asked for. */
export interface AskedEmail {
  email: string;
  change: string;
}

export interface EmailCodeFormProps {
  asked: AskedEmail;
  /** it is changed, or another address is wanted */
  onEnd: () => void;
}

const LENGTH = 6;
const groups = [LENGTH];

/** The code that the mail to the new address carries. */
export function EmailCodeForm({ asked, onEnd }: EmailCodeFormProps) {
  const t = useTexts();
  const id = useId();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { update } = useSession();
  const form = useCheckedForm({
    empty: { code: "" },
    check: ({ code }) => (code.length === LENGTH ? {} : { code: t("security.codeShort") }),
    send: (api, { code }) => changeEmail(api, { ...asked, code }),
    done: (email) => {
      update({ email });
      toast.show({ text: t("security.emailChanged"), tone: "success" });
      void queryClient.invalidateQueries({ queryKey: ["auth", "sessions"] });
      onEnd();
    },
    describe: describeError,
  });
  const wrong = hasCode(form.error, "email_code_invalid") ? (form.failure ?? undefined) : undefined;

  useEffect(() => document.getElementById(id)?.focus(), [id]);

  return (
    <div className={styles.part}>
      <AuthForm
        form={{ ...form, failure: wrong ? null : form.failure }}
        size="medium"
        action={t("security.confirmEmail")}
      >
        <p className={styles.quiet}>{t("security.codeSent", { email: asked.email })}</p>
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
      <Button variant="ghost" className={styles.others} disabled={form.isPending} onClick={onEnd}>
        {t("security.otherEmail")}
      </Button>
    </div>
  );
}
