import { Button, EmptyState, TextLink } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { useParams } from "react-router";
import { ApplicationReview } from "../../features/applications/application-review.tsx";
import { ApplicationSkeleton } from "../../features/applications/application-skeleton.tsx";
import { applicationQuery } from "../../features/applications/applications-api.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasStatus } from "../../lib/api-error.ts";
import { Link } from "../../lib/link.tsx";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { OfflineState } from "../../lib/offline-state.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PageHead } from "../page-head.tsx";
import styles from "./applications-page.module.css";

export default function ApplicationPage() {
  const t = useTexts();
  const paths = usePanelPaths();
  const { id = "" } = useParams();
  const { data, error, refetch, fetchStatus } = useQuery(applicationQuery(useApi(), id));
  const name = data?.companyName ?? t("applications.one");
  return (
    <div className={styles.page}>
      <PageHead
        title={`${name} · ${t("applications.title")}`}
        description={t("applications.description")}
        index={false}
      />
      <p>
        <TextLink asChild variant="standalone">
          <Link to={paths.applications()}>{t("applications.back")}</Link>
        </TextLink>
      </p>
      {hasStatus(error, 404) ? (
        <EmptyState
          headingLevel={1}
          icon={<SearchX aria-hidden />}
          title={t("applications.missing")}
          text={t("applications.missingText")}
          actions={
            <Button asChild variant="primary">
              <Link to={paths.applications()}>{t("applications.back")}</Link>
            </Button>
          }
        />
      ) : data ? (
        <ApplicationReview application={data} />
      ) : error ? (
        <LoadFailure headingLevel={1} error={error} onRetry={() => void refetch()} />
      ) : fetchStatus === "paused" ? (
        <OfflineState headingLevel={1} />
      ) : (
        <>
          <h1>{t("applications.one")}</h1>
          <ApplicationSkeleton />
        </>
      )}
    </div>
  );
}
