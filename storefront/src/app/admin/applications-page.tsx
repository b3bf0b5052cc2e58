import { Button, EmptyState } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { Inbox, SearchX } from "lucide-react";
import { useLocation } from "react-router";
import { applicationColumns } from "../../features/applications/application-columns.ts";
import {
  applicationsSearch,
  findStatus,
  parseApplicationsChoice,
  type ApplicationsChoice,
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
import { Link } from "../../lib/link.tsx";
import { ListPages } from "../../lib/list-pages.tsx";
import { pageRows } from "../../lib/list-state.tsx";
import { OrderChoice } from "../../lib/list-view/order-choice.tsx";
import { useListView } from "../../lib/list-view/use-list-view.ts";
import { toSort, usualOrders, type UsualOrder } from "../../lib/list-view/usual-order.ts";
import { ViewBar } from "../../lib/list-view/view-bar.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PageHead } from "../page-head.tsx";
import styles from "./applications-page.module.css";
import { useReplaceAddress } from "../../lib/use-replace-address.ts";

const kinds = ["approve_applications", "reject_applications"] as const;

const toListFilters = (search: URLSearchParams) =>
  applicationsSearch({ ...parseApplicationsChoice(search), page: 1 });

export default function ApplicationsPage() {
  const t = useTexts();
  const replaceAddress = useReplaceAddress();
  const shown = parseApplicationsChoice(new URLSearchParams(useLocation().search));
  const status = findStatus(shown.tab);
  const sort = toSort(shown.sort);
  const { q, page } = shown;
  const choice = { page, ...(status && { status }), ...(q && { q }), ...(sort && { sort }) };
  const applications = useQuery(applicationsQuery(useApi(), choice));
  const view = useListView({
    columns: applicationColumns,
    path: usePanelPaths().applications(),
    toFilters: toListFilters,
  });
  const selection = useSelection({
    filters: toFilters(choice),
    keys: applications.data?.data.map(({ id }) => id) ?? [],
  });
  const toAddress = (to: Partial<ApplicationsChoice>) =>
    view.toAddress(applicationsSearch({ ...shown, page: 1, ...to }));
  const order = {
    order: shown.sort,
    onOrder: (to: UsualOrder) => replaceAddress(toAddress({ sort: to })),
  };
  return (
    <div className={styles.page}>
      <PageHead
        title={`${t("applications.title")} · ${t("shop.name")}`}
        description={t("applications.description")}
        index={false}
      />
      <h1>{t("applications.title")}</h1>
      <ViewBar
        list={view}
        order={<OrderChoice options={usualOrders} {...order} />}
        exportMenu={
          <ExportMenu
            save={(api, format) => saveApplications(api, choice, format)}
            total={applications.data?.pagination.total}
          />
        }
      />
      <ApplicationsFilter choice={shown} page={applications.data} toAddress={toAddress} />
      <ApplicationsTable
        {...pageRows(applications)}
        shown={view.shown}
        density={view.density}
        {...order}
        boxes={selection.boxes}
        empty={<Nothing choice={shown} toAll={toAddress({ tab: "all", q: "" })} />}
      />
      <BulkBar
        selection={selection}
        kinds={kinds}
        total={applications.isPlaceholderData ? undefined : applications.data?.pagination.total}
      />
      <ListPages page={page} part={applications.data} toAddress={(to) => toAddress({ page: to })} />
    </div>
  );
}

function Nothing({ choice: { tab, q }, toAll }: { choice: ApplicationsChoice; toAll: string }) {
  const t = useTexts();
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
          <Link to={toAll}>{t("applications.reset")}</Link>
        </Button>
      }
    />
  );
}
