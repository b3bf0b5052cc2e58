import { applicationStatuses, type ApplicationStatus } from "@bezak/contract/application-status.ts";
import { parseOrder, type UsualOrder } from "../../lib/list-view/usual-order.ts";
import { pageNumber } from "../../lib/page-number.ts";
import { queryText } from "../../lib/query-text.ts";
import { writeQuery } from "../../lib/write-query.ts";

export const applicationTabs = [...applicationStatuses, "all"] as const;

export type ApplicationTab = (typeof applicationTabs)[number];

export interface ApplicationsChoice {
  tab: ApplicationTab;
  /** words of the search; empty for none */
  q: string;
  sort: UsualOrder;
  /** from 1 */
  page: number;
}

/** Writes the choice as a query; without one the list shows what waits. */
export const applicationsSearch = ({ tab, q, sort, page }: ApplicationsChoice): string =>
  writeQuery({ status: tab, q, sort, page }, { status: "pending", sort: "usual" });

/** Reads the choice from an address; invalid values are ignored. */
export const parseApplicationsChoice = (search: URLSearchParams): ApplicationsChoice => ({
  tab: applicationTabs.find((one) => one === search.get("status")) ?? "pending",
  q: queryText(search),
  sort: parseOrder(search),
  page: pageNumber(search),
});

/** Status of a tab; undefined for all. */
export const findStatus = (tab: ApplicationTab): ApplicationStatus | undefined =>
  tab === "all" ? undefined : tab;
