import { Skeleton } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useSession } from "../../features/auth/session-store.ts";
import { shopTeamQuery } from "../../features/shops/shops-api.ts";
import { TeamView } from "../../features/shops/team-view.tsx";
import { useTeam } from "../../features/shops/use-team.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { OfflineState } from "../../lib/offline-state.tsx";
import { PanelHead } from "./panel-head.tsx";
import styles from "./settings-page.module.css";

export default function TeamPage() {
  const t = useTexts();
  const { user } = useSession();
  const personId = user?.id ?? null;
  const work = useTeam(personId);
  const { data, error, refetch, fetchStatus } = useQuery(shopTeamQuery(useApi(), personId));
  return (
    <div className={styles.page}>
      <PanelHead title={t("shopTeam.title")} />
      <header>
        <h1>{t("shopTeam.title")}</h1>
        <p>{t("shopTeam.text")}</p>
      </header>
      {data ? (
        <TeamView team={data} work={work} />
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : fetchStatus === "paused" ? (
        <OfflineState />
      ) : (
        <div aria-busy role="group" aria-label={t("common.loading")}>
          <Skeleton shape="box" height="18rem" />
        </div>
      )}
    </div>
  );
}
