import { Card, Skeleton } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { useApi } from "../../../lib/api-context.ts";
import { LoadFailure } from "../../../lib/load-failure.tsx";
import { OfflineState } from "../../../lib/offline-state.tsx";
import { DeviceFacts } from "../../../lib/device-facts.tsx";
import { userSessionsQuery } from "./user-admin-api.ts";
import styles from "./user-view.module.css";

/** The devices on which a user is signed in. Needs `user-admin` and `account`. */
export function UserSessions({ id }: { id: string }) {
  const t = useTexts();
  return (
    <Card asChild padding="large">
      <section aria-labelledby="user-sessions" className={styles.part}>
        <h2 id="user-sessions" className={styles.title}>
          {t("userAdmin.sessions")}
        </h2>
        <Sessions id={id} />
      </section>
    </Card>
  );
}

function Sessions({ id }: { id: string }) {
  const t = useTexts();
  const { data, error, refetch, fetchStatus } = useQuery(userSessionsQuery(useApi(), id));
  if (!data) {
    if (error) return <LoadFailure headingLevel={3} error={error} onRetry={() => void refetch()} />;
    if (fetchStatus === "paused") return <OfflineState headingLevel={3} />;
    return (
      <div aria-busy role="group" aria-label={t("common.loading")} className={styles.wide}>
        <Skeleton shape="box" height="4rem" />
      </div>
    );
  }
  if (data.length === 0) return <p className={styles.quiet}>{t("userAdmin.noSessions")}</p>;
  return (
    <ul role="list" className={styles.sessions}>
      {data.map((session) => (
        <li key={session.id} className={styles.session}>
          <DeviceFacts session={session} />
        </li>
      ))}
    </ul>
  );
}
