import { defaultRank, type AdminRank } from "@bezak/contract/admin-ranks.ts";
import { Alert, Badge, Card, useToast } from "@bezak/ui-kit";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { HistoryLink } from "../../../lib/history-link.tsx";
import { usePanelPaths } from "../../../lib/use-panel-paths.ts";
import { PersonViews } from "./person-views.tsx";
import { UserAccess } from "./user-access.tsx";
import { UserActDialog } from "./user-act-dialog.tsx";
import type { Account, UserAct } from "./user-acts.ts";
import { UserFacts } from "./user-facts.tsx";
import { useUserAct } from "./use-user-act.ts";
import { UserSessions } from "./user-sessions.tsx";
import styles from "./user-view.module.css";

export interface UserViewProps extends Account {
  /** name of the user's city */
  city: string | null;
}

/** One user with what an administrator can do. Needs the message parts `user-admin` and `orders`. */
export function UserView({ user, isOwn, city }: UserViewProps) {
  const t = useTexts();
  const toast = useToast();
  const navigate = useNavigate();
  const paths = usePanelPaths();
  const [question, setQuestion] = useState<UserAct | null>(null);
  const [reason, setReason] = useState("");
  const [rank, setRank] = useState<AdminRank>(defaultRank);
  const acting = useUserAct(user, {
    onDone(act, { user: now, ended }) {
      setQuestion(null);
      setReason("");
      const text =
        act === "endSessions"
          ? t("userAdmin.sessionsEnded", { count: ended })
          : t(`userAdmin.acts.${act}.done`, { name });
      toast.show({ text, tone: "success" });
      if (now?.id !== user.id) void navigate(now ? paths.user(now.id) : paths.users(), { replace: true });
    },
    // the account behind the dialog is another one now
    onStale: () => setQuestion(null),
  });
  const { role, blocked, email } = user;
  const name = user.name || email;
  const account = { user, isOwn };

  function ask(act: UserAct) {
    acting.reset();
    setQuestion(act);
  }

  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.name}>{name}</h1>
        <Badge>{t(`userAdmin.roles.${role}`)}</Badge>
        <Badge tone={blocked ? "danger" : "success"}>
          {t(blocked ? "userAdmin.isBlocked" : "userAdmin.isActive")}
        </Badge>
        <HistoryLink id={user.id} name={name} />
      </header>
      {acting.isStale ? (
        <Alert tone="warning" onClose={acting.reset} closeLabel={t("common.close")}>
          {t("userAdmin.changed")} {reason ? t("userAdmin.reasonKept") : null}
        </Alert>
      ) : null}
      <div className={styles.root}>
        <div className={styles.columns}>
          <div className={styles.aside}>
            <Card asChild padding="large">
              <section aria-label={t("userAdmin.about")}>
                <UserFacts user={user} city={city} />
              </section>
            </Card>
            <UserSessions id={user.id} />
            <PersonViews user={user} isOwn={isOwn} />
          </div>
          <div className={styles.aside}>
            <UserAccess account={account} onAct={ask} />
          </div>
        </div>
      </div>
      {question ? (
        <UserActDialog
          act={question}
          account={account}
          reason={reason}
          onReason={setReason}
          rank={rank}
          onRank={setRank}
          busy={acting.isPending}
          error={acting.error}
          onAct={(written) => acting.act({ act: question, reason: written, rank })}
          onClose={() => setQuestion(null)}
        />
      ) : null}
    </>
  );
}
