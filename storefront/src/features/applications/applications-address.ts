import { applicationStatuses, type ApplicationStatus } from "@bezak/contract/application-status.ts";
import { pageNumber } from "../../lib/page-number.ts";

/** Tabs of the list; those that wait are what one comes for. */
export const applicationTabs = [...applicationStatuses, "all"] as const;

export type ApplicationTab = (typeof applicationTabs)[number];

interface ApplicationsView {
  tab?: ApplicationTab;
  q?: string;
  /** from 1 */
  page?: number;
}

/** The address of the applications that are asked for; `path` is that of those that wait. */
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

/** What an address asks for. */
export function readApplicationsView(search: string): Required<ApplicationsView> {
  const parameters = new URLSearchParams(search);
  return {
    tab: applicationTabs.find((one) => one === parameters.get("status")) ?? "pending",
    q: (parameters.get("q") ?? "").trim().slice(0, 100),
    page: pageNumber(parameters),
  };
}

/** The status that a tab shows; undefined for all. */
export const findStatus = (tab: ApplicationTab): ApplicationStatus | undefined =>
  tab === "all" ? undefined : tab;
