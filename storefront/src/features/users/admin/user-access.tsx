import { reviewApplications } from "@bezak/contract/routes/applications.ts";
import { Alert, Button, Card, TextLink } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { Link } from "../../../lib/link.tsx";
import { useDate } from "../../../lib/use-date.ts";
import { usePanelPaths } from "../../../lib/use-panel-paths.ts";
import { useRights } from "../../../lib/use-rights.tsx";
import { findRoleAct, mayAct, type Account, type UserAct } from "./user-acts.ts";
import styles from "./user-view.module.css";

export interface UserAccessProps {
  account: Account;
  onAct: (act: UserAct) => void;
}

/** Access, role and closure of an account, with the acts that are possible. */
export function UserAccess({ account, onAct }: UserAccessProps) {
  const t = useTexts();
  const rights = useRights();
  const { user, isOwn } = account;
  return (
    <>
      {isOwn ? (
        <Alert role="note" title={t("userAdmin.own")}>
          {t("userAdmin.ownText")}
        </Alert>
      ) : null}
      <Part id="access" title={t("userAdmin.access")}>
        <Access account={account} onAct={onAct} />
      </Part>
      <Part id="role" title={t("userAdmin.role")}>
        <Role account={account} onAct={onAct} />
      </Part>
      {isOwn || !mayAct("close", account, rights) ? null : (
        <Part id="closing" title={t("userAdmin.closing")}>
          <p className={styles.quiet}>
            {t(user.role === "seller" ? "userAdmin.closingSeller" : "userAdmin.closingText")}
          </p>
          <Button onClick={() => onAct("close")}>{t("userAdmin.acts.close.button")}</Button>
        </Part>
      )}
    </>
  );
}

function Access({ account, onAct }: UserAccessProps) {
  const t = useTexts();
  const date = useDate();
  const rights = useRights();
  const { user, isOwn } = account;
  const { blocked, blockedReason, blockedAt } = user;
  const turn = blocked ? "unblock" : "block";
  return (
    <>
      {blocked ? (
        <Alert
          role="note"
          tone="danger"
          title={blockedAt ? t("userAdmin.blockedSince", { date: date(blockedAt) }) : t("userAdmin.blocked")}
          className={styles.wide}
        >
          {blockedReason ? t("userAdmin.reasonIs", { reason: blockedReason }) : t("userAdmin.noReason")}
        </Alert>
      ) : (
        <p className={styles.quiet}>{t("userAdmin.canSignIn")}</p>
      )}
      <div className={styles.buttons}>
        {isOwn || !mayAct(turn, account, rights) ? null : (
          // one button: it keeps the focus when the state changes
          <Button onClick={() => onAct(turn)}>{t(`userAdmin.acts.${turn}.button`)}</Button>
        )}
        {blocked || !mayAct("endSessions", account, rights) ? null : (
          <Button onClick={() => onAct("endSessions")}>{t("userAdmin.acts.endSessions.button")}</Button>
        )}
      </div>
    </>
  );
}

function Role({ account, onAct }: UserAccessProps) {
  const t = useTexts();
  const paths = usePanelPaths();
  const rights = useRights();
  const { role, blocked, adminRank } = account.user;
  const possible = findRoleAct(account);
  const act = possible && mayAct(possible, account, rights) ? possible : null;
  const hint = role === "customer" && blocked ? "blockedCustomer" : role;
  return (
    <>
      <p>
        {[t(`userAdmin.roles.${role}`), adminRank ? t(`admin.ranks.${adminRank}`) : ""]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {act ? <p className={styles.quiet}>{t(`userAdmin.roleHints.${hint}`)}</p> : null}
      {act ? <Button onClick={() => onAct(act)}>{t(`userAdmin.acts.${act}.button`)}</Button> : null}
      {hint === "customer" && rights.mayCall(reviewApplications) ? (
        <TextLink asChild variant="standalone">
          <Link to={paths.applications()}>{t("userAdmin.toApplications")}</Link>
        </TextLink>
      ) : null}
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card asChild padding="large">
      <section aria-labelledby={`user-${id}`} className={styles.part}>
        <h2 id={`user-${id}`} className={styles.title}>
          {title}
        </h2>
        {children}
      </section>
    </Card>
  );
}
