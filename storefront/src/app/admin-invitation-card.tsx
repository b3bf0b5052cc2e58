import type { OpenAdminInvitation } from "@bezak/contract/admin-team.ts";
import { Alert, Button, Card } from "@bezak/ui-kit";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { acceptInvitation } from "../features/admin-team/admin-team-api.ts";
import { JoinForm } from "../features/auth/join-form.tsx";
import { useSession } from "../features/auth/session-store.ts";
import { useLogout } from "../features/auth/use-logout.ts";
import { useTexts } from "../i18n/texts-context.tsx";
import { useApi } from "../lib/api-context.ts";
import { hasCode } from "../lib/api-error.ts";
import { describeError } from "../lib/describe-error.ts";
import { Link } from "../lib/link.tsx";
import { openStorage, writeText } from "../lib/storage.ts";
import { useDate } from "../lib/use-date.ts";
import { usePanelPaths } from "../lib/use-panel-paths.ts";
import { usePaths } from "../lib/use-paths.ts";
import { ConfirmHost } from "./confirm-host.tsx";
import styles from "./invitation-card.module.css";
import { OtherAccount } from "./other-account.tsx";

/** Key in the tab's storage for the token, until the user has signed in and accepted. */
export const adminInvitationKey = "admin-invitation";

export interface AdminInvitationCardProps {
  token: string;
  invitation: OpenAdminInvitation;
}

/** A valid invitation: a buyer signs in and accepts it, somebody without an account chooses a name and a password. */
export function AdminInvitationCard({ token, invitation }: AdminInvitationCardProps) {
  const t = useTexts();
  const date = useDate();
  const [isDone, setDone] = useState(false);
  const { rank, email, expiresAt, hasAccount } = invitation;
  function finish() {
    writeText(openStorage("sessionStorage"), adminInvitationKey, null);
    setDone(true);
  }
  if (isDone) return <Done />;
  return (
    <Card variant="raised" padding="large" className={styles.root}>
      <h1>{t("adminTeam.join.title")}</h1>
      <p>{t("adminTeam.join.text", { rank: t(`adminTeam.join.ranks.${rank}`) })}</p>
      <p className={styles.quiet}>{t("adminTeam.join.for", { email, date: date(expiresAt) })}</p>
      {hasAccount ? (
        <Accept token={token} email={email} onDone={finish} />
      ) : (
        <Join token={token} onDone={finish} />
      )}
    </Card>
  );
}

/** Whether an address can be the one that is masked as `a•••@example.uz`. */
function matchesMask(mask: string, address: string): boolean {
  const [start = "", end = ""] = mask.split("•••");
  return address.startsWith(start) && address.endsWith(end);
}

function Join({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useTexts();
  const path = usePanelPaths().adminInvitation();
  const leave = useLogout(path);
  const { user } = useSession();
  if (!user) return <JoinForm token={token} onDone={onDone} />;
  return (
    <>
      <Alert tone="warning">{t("adminTeam.join.signedInAs", { email: user.email })}</Alert>
      <Button variant="primary" onClick={leave}>
        {t("adminTeam.join.leave")}
      </Button>
    </>
  );
}

/** `email`: the invited address, mostly masked. */
function Accept({ token, email, onDone }: { token: string; email: string; onDone: () => void }) {
  const t = useTexts();
  const api = useApi();
  const paths = usePaths();
  const path = usePanelPaths().adminInvitation();
  const { user, clear } = useSession();
  const accepting = useMutation({
    mutationFn: () => acceptInvitation(api, token),
    onSuccess() {
      // its sessions have ended
      clear();
      onDone();
    },
  });
  if (!user)
    return (
      <>
        <p>{t("adminTeam.join.signInText")}</p>
        <Button asChild variant="primary">
          <Link to={paths.login(path)}>{t("adminTeam.join.signIn")}</Link>
        </Button>
      </>
    );
  const isAnother =
    user.role === "admin" ||
    !matchesMask(email, user.email) ||
    hasCode(accepting.error, "invitation_for_another");
  if (isAnother)
    return (
      <>
        <Alert tone="warning">{t("adminTeam.join.otherText", { email: user.email })}</Alert>
        <OtherAccount path={path} label={t("adminTeam.join.otherAccount")} variant="primary" />
      </>
    );
  return (
    <>
      {accepting.error ? <Alert tone="danger">{describeError(accepting.error, t)}</Alert> : null}
      <p>{t("adminTeam.join.acceptText", { email: user.email })}</p>
      <Button variant="primary" loading={accepting.isPending} onClick={() => accepting.mutate()}>
        {t("adminTeam.join.accept")}
      </Button>
      <ConfirmHost />
    </>
  );
}

function Done() {
  const t = useTexts();
  const paths = usePaths();
  const overview = usePanelPaths().overview();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card variant="raised" padding="large" className={styles.root}>
      <h1 ref={heading} tabIndex={-1}>
        {t("adminTeam.join.done")}
      </h1>
      <p>{t("adminTeam.join.doneText")}</p>
      <Button asChild variant="primary">
        <Link to={paths.login(overview)}>{t("adminTeam.join.signIn")}</Link>
      </Button>
    </Card>
  );
}
