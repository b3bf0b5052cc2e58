import { useId, type ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { isViewing } from "../../lib/view-tab.ts";
import { AccountViews } from "./account-views.tsx";
import { ChangeEmailForm } from "./change-email-form.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { ConfirmEmail } from "./confirm-email.tsx";
import { DeviceSessions } from "./device-sessions.tsx";
import { Passkeys } from "./passkeys.tsx";
import { SecondFactor } from "./second-factor.tsx";
import styles from "./security-settings.module.css";
import { isCustomer, useSession } from "./session-store.ts";

/** E-mail, password, sign-in codes and sessions of the user. Needs the message part `account`. */
export function SecuritySettings() {
  const t = useTexts();
  const { user } = useSession();
  const views = isCustomer(user) ? (
    <Part title={t("security.views")} text={t("security.viewsText")}>
      <AccountViews />
    </Part>
  ) : null;
  // an administrator sees the shop as the user, who alone sees how the account is secured
  if (isViewing())
    return (
      <div className={styles.root}>
        <p className={styles.quiet}>{t("security.notInView")}</p>
        {views}
      </div>
    );
  return (
    <div className={styles.root}>
      <Part title={t("security.email")} text={t("security.emailText", { email: user?.email ?? "" })}>
        {user?.emailConfirmed === false ? (
          <ConfirmEmail user={user} text={t("security.unconfirmedText")} />
        ) : null}
        <div className={styles.form}>
          <ChangeEmailForm />
        </div>
      </Part>
      <Part title={t("security.password")} text={t("security.passwordText")}>
        <div className={styles.form}>
          <ChangePasswordForm />
        </div>
      </Part>
      <Part title={t("secondFactor.title")} text={t("secondFactor.text")}>
        <SecondFactor />
      </Part>
      <Part title={t("passkeys.title")} text={t("passkeys.text")}>
        <Passkeys />
      </Part>
      <Part title={t("security.sessions")} text={t("security.sessionsText")}>
        <DeviceSessions />
      </Part>
      {views}
    </div>
  );
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.head}>
        <h3 id={id}>{title}</h3>
        <p className={styles.quiet}>{text}</p>
      </div>
      {children}
    </section>
  );
}
