import { applicationStatuses, type ApplicationStatus } from "@bezak/contract/application-status.ts";
import { pageNumber } from "../../lib/page-number.ts";
import { queryText } from "../../lib/query-text.ts";

export const applicationTabs = [...applicationStatuses, "all"] as const;

export type ApplicationTab = (typeof applicationTabs)[number];

interface ApplicationsView {
  tab?: ApplicationTab;
  q?: string;
  /** from 1 */
  page?: number;
}

/** Address of a list of applications; `path` without a query shows those that wait. */
export function applicationsAddress(
  path: string,
  { tab = "pending", q, page = 1 }: ApplicationsView,
): string {
  const query = new URLSearchParams();
  if (tab !== "pending") query.set("status", tab);
  if (q) query.set("q", q);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}

export function readApplicationsView(search: string): Required<ApplicationsView> {
  const parameters = new URLSearchParams(search);
  return {
    tab: applicationTabs.find((one) => one === parameters.get("status")) ?? "pending",
    q: queryText(parameters),
    page: pageNumber(parameters),
  };
}

/** Status of a tab; undefined for all. */
export const findStatus = (tab: ApplicationTab): ApplicationStatus | undefined =>
  tab === "all" ? undefined : tab;
