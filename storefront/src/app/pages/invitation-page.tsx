import { Button, EmptyState, Skeleton } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { MailX } from "lucide-react";
import { useParams } from "react-router";
import { invitationQuery } from "../../features/shops/shops-api.ts";
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
import { PageHead } from "../page-head.tsx";
import { InvitationCard, invitationKey } from "../invitation-card.tsx";
import styles from "./page.module.css";

/** Target of an invitation's link. The server cannot render it, since only the browser has the token. */
export default function InvitationPage() {
  const t = useTexts();
  return (
    <div className={styles.page}>
      <PageHead
        title={`${t("invitation.title")} · ${t("shop.name")}`}
        description={t("invitation.description")}
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
  const { token: inPath } = useParams();
  // stored, since the invited person may have to sign in first
  const token =
    useTakenToken({ clean: usePanelPaths().invitation(), inPath, storageKey: invitationKey }) ?? "";
  const query = invitationQuery(useApi(), token);
  const { data, error, refetch, fetchStatus } = useQuery({ ...query, enabled: hydrated && token !== "" });
  if ((hydrated && token === "") || hasStatus(error, 404)) {
    return (
      <EmptyState
        headingLevel={1}
        icon={<MailX aria-hidden />}
        title={t("invitation.invalid")}
        text={t("invitation.invalidText")}
        actions={
          <Button asChild>
            <Link to={paths.home()}>{t("common.toHome")}</Link>
          </Button>
        }
      />
    );
  }
  if (data) return <InvitationCard token={token} invitation={data} />;
  if (error) return <LoadFailure headingLevel={1} error={error} onRetry={() => void refetch()} />;
  if (fetchStatus === "paused") return <OfflineState headingLevel={1} />;
  return (
    <div aria-busy role="group" aria-label={t("common.loading")}>
      <Skeleton shape="box" height="20rem" />
    </div>
  );
}
