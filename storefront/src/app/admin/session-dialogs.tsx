import * as routes from "@bezak/contract/routes/auth.ts";
import { Alert, Button, Dialog } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { LoginForm } from "../../features/auth/login-form.tsx";
import { useLogout } from "../../features/auth/use-logout.ts";
import { useSession } from "../../features/auth/session-store.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import styles from "./session-dialogs.module.css";

export interface SessionDialogsProps {
  /** null after the end of the session */
  warning: { minutes: number; isExtendable: boolean } | null;
  /** called after the session was used */
  onStay: () => Promise<void>;
}

/** The warning before the end of a session, and the form to sign in again after it. */
export default function SessionDialogs({ warning, onStay }: SessionDialogsProps) {
  return warning ? <EndWarning {...warning} onStay={onStay} /> : <SignInAgain />;
}

interface EndWarningProps extends NonNullable<SessionDialogsProps["warning"]> {
  onStay: () => Promise<void>;
}

function EndWarning({ minutes, isExtendable, onStay }: EndWarningProps) {
  const t = useTexts();
  const api = useApi();
  const logout = useLogout();
  const [isRead, setRead] = useState(false);
  const staying = useMutation({
    mutationFn: async () => {
      await api.call(routes.me);
      await onStay();
    },
  });
  // the longest session cannot be extended: that is said once
  if (isRead && !isExtendable) return null;
  const stay = () => (isExtendable ? staying.mutate() : setRead(true));
  return (
    <Dialog
      open
      role="alertdialog"
      size="small"
      onOpenChange={(open) => !open && stay()}
      title={t("admin.sessionEnd.title", { count: minutes })}
      description={t(isExtendable ? "admin.sessionEnd.idle" : "admin.sessionEnd.longest")}
      closeLabel={t("common.close")}
      footer={
        <>
          <Button data-first-focus variant="primary" loading={staying.isPending} onClick={stay}>
            {t(isExtendable ? "admin.sessionEnd.stay" : "admin.sessionEnd.understood")}
          </Button>
          <Button disabled={staying.isPending} onClick={logout}>
            {t("admin.sessionEnd.leave")}
          </Button>
        </>
      }
    >
      {staying.error ? <Alert tone="danger">{describeError(staying.error, t)}</Alert> : null}
    </Dialog>
  );
}

function SignInAgain() {
  const t = useTexts();
  const { user, clear } = useSession();
  const queryClient = useQueryClient();
  return (
    <Dialog
      open
      size="small"
      className={styles.again}
      // a dialog of the page may be open below
      backdrop="opaque"
      // stays open: closing it would lose what is typed in the page
      onOpenChange={() => undefined}
      title={t("admin.signInAgain.title")}
      description={t("admin.signInAgain.text")}
      closeLabel={t("common.close")}
      footer={<Button onClick={clear}>{t("admin.signInAgain.leave")}</Button>}
    >
      <LoginForm email={user?.email} onDone={() => void queryClient.invalidateQueries()} />
    </Dialog>
  );
}
