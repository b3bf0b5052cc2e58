import { Button, EmptyState } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { Inbox, SearchX } from "lucide-react";
import { useLocation } from "react-router";
import {
  applicationsAddress,
  readApplicationsView,
  findStatus,
} from "../../features/applications/applications-address.ts";
import {
  applicationsQuery,
  saveApplications,
  toFilters,
} from "../../features/applications/applications-api.ts";
import { ApplicationsFilter } from "../../features/applications/applications-filter.tsx";
import { ApplicationsTable } from "../../features/applications/applications-table.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { BulkBar } from "../../lib/bulk/bulk-bar.tsx";
import { useSelection } from "../../lib/bulk/use-selection.ts";
import { ExportMenu } from "../../lib/list-export/export-menu.tsx";
import { ExportTitle } from "../../lib/list-export/export-title.tsx";
import { Link } from "../../lib/link.tsx";
import { ListPages } from "../../lib/list-pages.tsx";
import { pageRows } from "../../lib/list-state.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PageHead } from "../page-head.tsx";
import styles from "./applications-page.module.css";

const kinds = ["approve_applications", "reject_applications"] as const;

export default function ApplicationsPage() {
  const t = useTexts();
  const path = usePanelPaths().applications();
  const { tab, q, page } = readApplicationsView(useLocation().search);
  const status = findStatus(tab);
  const choice = { page, ...(status && { status }), ...(q && { q }) };
  const applications = useQuery(applicationsQuery(useApi(), choice));
  const selection = useSelection({
    filters: toFilters(choice),
    keys: applications.data?.data.map(({ id }) => id) ?? [],
  });
  return (
    <div className={styles.page}>
      <PageHead
        title={`${t("applications.title")} · ${t("shop.name")}`}
        description={t("applications.description")}
        index={false}
      />
      <ExportTitle
        menu={
          <ExportMenu
            save={(api, format) => saveApplications(api, choice, format)}
            total={applications.data?.pagination.total}
          />
        }
      >
        <h1>{t("applications.title")}</h1>
      </ExportTitle>
      <ApplicationsFilter tab={tab} q={q} counts={applications.data?.counts} />
      <ApplicationsTable
        {...pageRows(applications)}
        boxes={selection.boxes}
        empty={<Nothing tab={tab} q={q} />}
      />
      <BulkBar
        selection={selection}
        kinds={kinds}
        total={applications.isPlaceholderData ? undefined : applications.data?.pagination.total}
      />
      <ListPages
        page={page}
        part={applications.data}
        toAddress={(number) => applicationsAddress(path, { tab, q, page: number })}
      />
    </div>
  );
}

function Nothing({ tab, q }: Pick<ReturnType<typeof readApplicationsView>, "tab" | "q">) {
  const t = useTexts();
  const path = usePanelPaths().applications();
  if (q === "" && tab !== "approved" && tab !== "rejected") {
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
      title={t("applications.nothingFound")}
      text={t("applications.nothingFoundText")}
      actions={
        <Button asChild>
          <Link to={applicationsAddress(path, { tab: "all" })}>{t("applications.reset")}</Link>
        </Button>
      }
    />
  );
}
