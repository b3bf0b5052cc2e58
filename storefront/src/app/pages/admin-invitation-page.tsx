import { Button, EmptyState, Skeleton } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { MailX } from "lucide-react";
import { adminInvitationQuery } from "../../features/admin-team/admin-team-api.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasStatus } from "../../lib/api-error.ts";
import { Link } from "../../lib/link.tsx";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { OfflineState } from "../../lib/offline-state.tsx";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { useTakenToken } from "../../lib/use-taken-token.ts";
import { AdminInvitationCard, adminInvitationKey } from "../admin-invitation-card.tsx";
import { PageHead } from "../page-head.tsx";
import styles from "./page.module.css";

/** Target of an administrator's invitation. The server cannot render it, since only the browser has the token. */
export default function AdminInvitationPage() {
  const t = useTexts();
  return (
    <div className={styles.page}>
      <PageHead
        title={`${t("adminTeam.join.title")} · ${t("shop.name")}`}
        description={t("adminTeam.join.description")}
        index={false}
      />
      <Invitation />
    </div>
  );
}

function Invitation() {
  const t = useTexts();
  const paths = usePaths();
  const hydrated = useHydrated();
  const clean = usePanelPaths().adminInvitation();
  // stored, since the invited person may have to sign in first
  const token = useTakenToken({ clean, inPath: undefined, storageKey: adminInvitationKey }) ?? "";
  const query = adminInvitationQuery(useApi(), token);
  const { data, error, refetch, fetchStatus } = useQuery({ ...query, enabled: hydrated && token !== "" });
  if ((hydrated && token === "") || hasStatus(error, 404)) {
    return (
      <EmptyState
        headingLevel={1}
        icon={<MailX aria-hidden />}
        title={t("adminTeam.join.invalid")}
        text={t("adminTeam.join.invalidText")}
        actions={
          <Button asChild>
            <Link to={paths.home()}>{t("common.toHome")}</Link>
          </Button>
        }
      />
    );
  }
  if (data) return <AdminInvitationCard token={token} invitation={data} />;
  if (error) return <LoadFailure headingLevel={1} error={error} onRetry={() => void refetch()} />;
  if (fetchStatus === "paused") return <OfflineState headingLevel={1} />;
  return (
    <div aria-busy role="group" aria-label={t("common.loading")}>
      <Skeleton shape="box" height="20rem" />
    </div>
  );
}
