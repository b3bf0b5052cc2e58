import { Button, useToast } from "@bezak/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { changeEmail } from "./auth-api.ts";
import { MailedCodeForm } from "./mailed-code-form.tsx";
import styles from "./security-settings.module.css";
import { useSession } from "./session-store.ts";

export interface PendingEmail {
  email: string;
  change: string;
}

export interface EmailCodeFormProps {
  pending: PendingEmail;
  /** after the change, or when the user wants another address */
  onEnd: () => void;
}

/** Asks for the code that was mailed to the new address. */
export function EmailCodeForm({ pending, onEnd }: EmailCodeFormProps) {
  const t = useTexts();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { update } = useSession();
  return (
    <MailedCodeForm
      isFocused
      text={t("security.codeSent", { email: pending.email })}
      send={(api, code) => changeEmail(api, { ...pending, code })}
      onDone={(email) => {
        update({ email, emailConfirmed: true });
        toast.show({ text: t("security.emailChanged"), tone: "success" });
        void queryClient.invalidateQueries({ queryKey: ["auth", "sessions"] });
        onEnd();
      }}
      others={(isPending) => (
        <Button variant="ghost" className={styles.others} disabled={isPending} onClick={onEnd}>
          {t("security.otherEmail")}
        </Button>
      )}
    />
  );
}
