import type { User } from "@bezak/contract/auth.ts";
import { Alert, Button, useToast } from "@bezak/ui-kit";
import { useMutation } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { askEmailConfirmation, confirmEmail } from "./auth-api.ts";
import { MailedCodeForm } from "./mailed-code-form.tsx";
import styles from "./security-settings.module.css";
import { useSession } from "./session-store.ts";

export interface ConfirmEmailProps {
  user: User;
  /** explains what needs the confirmation */
  text: string;
}

/** Asks for the code that confirms the account's address. Needs the message part `account`. */
export function ConfirmEmail({ user, text }: ConfirmEmailProps) {
  const t = useTexts();
  const toast = useToast();
  const { update } = useSession();
  function finish() {
    update({ emailConfirmed: true });
    toast.show({ text: t("security.emailIsConfirmed"), tone: "success" });
  }
  return (
    <div className={styles.confirm}>
      <Alert role="note" tone="warning" title={t("security.unconfirmed")}>
        {text}
      </Alert>
      <div className={styles.form}>
        <MailedCodeForm
          text={t("security.unconfirmedCode", { email: user.email })}
          send={confirmEmail}
          onDone={finish}
          others={(isPending) => <AnotherCode disabled={isPending} onConfirmed={finish} />}
        />
      </div>
    </div>
  );
}

function AnotherCode({ disabled, onConfirmed }: { disabled: boolean; onConfirmed: () => void }) {
  const t = useTexts();
  const api = useApi();
  const { mutate, isPending, isSuccess, error } = useMutation({
    networkMode: "always",
    mutationFn: () => askEmailConfirmation(api),
    onSuccess: (expiresAt) => {
      // it was confirmed meanwhile, on another device or by a link
      if (expiresAt === null) onConfirmed();
    },
  });
  return (
    <div>
      <Button variant="ghost" loading={isPending} disabled={disabled} onClick={() => mutate()}>
        {t("security.anotherCode")}
      </Button>
      <div aria-live="polite" className={styles.said}>
        {error ? <Alert tone="danger">{describeError(error, t)}</Alert> : null}
        {isSuccess ? <p className={styles.quiet}>{t("security.anotherSent")}</p> : null}
      </div>
    </div>
  );
}
