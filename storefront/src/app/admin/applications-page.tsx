import { Button, EmptyState, Pagination } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { Inbox, SearchX } from "lucide-react";
import { useLocation } from "react-router-dom";
import {
  applicationsAddress,
  readApplicationsView,
  statusOf,
} from "../../features/applications/applications-address.ts";
import { applicationsQuery } from "../../features/applications/applications-api.ts";
import { ApplicationsFilter } from "../../features/applications/applications-filter.tsx";
import { ApplicationsTable } from "../../features/applications/applications-table.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { Link } from "../../lib/link.tsx";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { OfflineState } from "../../lib/offline-state.tsx";
import { renderLink } from "../../lib/render-link.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PageHead } from "../page-head.tsx";
import styles from "./applications-page.module.css";

/** Who wants to sell: those that wait for a decision first. */
export default function ApplicationsPage() {
  const t = useTexts();
  const path = usePanelPaths().applications();
  const { tab, q, page } = readApplicationsView(useLocation().search);
  const status = statusOf(tab);
  const choice = { page, ...(status && { status }), ...(q && { q }) };
  const { data, error, refetch, fetchStatus, isPlaceholderData } = useQuery(
    applicationsQuery(useApi(), choice),
  );
  const failure = error && !data ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null;
  return (
    <div className={styles.page}>
      <PageHead
        title={`${t("applications.title")} · ${t("shop.name")}`}
        description={t("applications.description")}
        index={false}
      />
      <h1>{t("applications.title")}</h1>
      <ApplicationsFilter tab={tab} q={q} counts={data?.counts} />
      {!data && fetchStatus === "paused" ? (
        <OfflineState />
      ) : (
        <ApplicationsTable
          rows={data?.data ?? []}
          loading={!failure && (!data || isPlaceholderData)}
          error={failure ?? undefined}
          empty={<Nothing tab={tab} q={q} page={page} />}
        />
      )}
      <Pagination
        label={t("paging.pages")}
        page={page}
        pageCount={data?.pagination.pages ?? 0}
        addressOf={(number) => applicationsAddress(path, { tab, q, page: number })}
        renderLink={renderLink}
        previousLabel={t("paging.previous")}
        nextLabel={t("paging.next")}
        pageLabel={(number) => t("paging.page", { page: number })}
      />
    </div>
  );
}

function Nothing({ tab, q, page }: ReturnType<typeof readApplicationsView>) {
  const t = useTexts();
  const path = usePanelPaths().applications();
  if (q === "" && page === 1 && tab !== "approved" && tab !== "rejected") {
    const done = tab === "pending";
    return (
      <EmptyState
        icon={<Inbox aria-hidden />}
        title={t(done ? "applications.nonePending" : "applications.none")}
        text={t(done ? "applications.nonePendingText" : "applications.noneText")}
      />
    );
  }
  return (
    <EmptyState
      icon={<SearchX aria-hidden />}
      title={t(page > 1 ? "applications.noPage" : "applications.nothingFound")}
      text={page > 1 ? undefined : t("applications.nothingFoundText")}
      actions={
        <Button asChild>
          <Link to={applicationsAddress(path, { tab: "all" })}>{t("applications.reset")}</Link>
        </Button>
      }
    />
  );
}
