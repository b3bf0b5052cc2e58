import type {
  AdminCohorts,
  AdminOperations,
  AdminSales,
  AdminSearches,
} from "@bezak/contract/admin-analytics.ts";
import type { AdminAnalytics, AdminStats } from "@bezak/contract/admin-stats.ts";
import type { AnalyticsPeriod } from "@bezak/contract/dashboard-periods.ts";
import type { FigureTable } from "@bezak/contract/figure-tables.ts";
import type { TableFormat } from "@bezak/contract/import-status.ts";
import * as analyticsRoutes from "@bezak/contract/routes/admin-analytics.ts";
import { exportFigures } from "@bezak/contract/routes/list-exports.ts";
import * as routes from "@bezak/contract/routes/admin-stats.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../lib/api-client.ts";
import { downloadFile } from "../../lib/download-file.ts";

/** An open page stays current. */
const fresh = { refetchInterval: 60_000, refetchOnWindowFocus: true } as const;

export function adminStatsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ["admin-stats"],
    queryFn: async ({ signal }): Promise<AdminStats> => (await api.call(routes.adminStats, { signal })).data,
    // after a decision on another page its number is not shown again
    staleTime: 0,
    ...fresh,
  });
}

export function adminAnalyticsQuery(api: ApiClient, period: AnalyticsPeriod) {
  return queryOptions({
    queryKey: ["admin-analytics", period],
    queryFn: async ({ signal }): Promise<AdminAnalytics> =>
      (await api.call(routes.adminAnalytics, { query: { period }, signal })).data,
    placeholderData: keepPreviousData,
    ...fresh,
  });
}

export function adminOperationsQuery(api: ApiClient, period: AnalyticsPeriod) {
  return queryOptions({
    queryKey: ["admin-operations", period],
    queryFn: async ({ signal }): Promise<AdminOperations> =>
      (await api.call(analyticsRoutes.adminOperations, { query: { period }, signal })).data,
    placeholderData: keepPreviousData,
    ...fresh,
  });
}

export function adminSalesQuery(api: ApiClient, period: AnalyticsPeriod) {
  return queryOptions({
    queryKey: ["admin-sales", period],
    queryFn: async ({ signal }): Promise<AdminSales> =>
      (await api.call(analyticsRoutes.adminSales, { query: { period }, signal })).data,
    placeholderData: keepPreviousData,
    ...fresh,
  });
}

export function adminSearchesQuery(api: ApiClient, period: AnalyticsPeriod) {
  return queryOptions({
    queryKey: ["admin-searches", period],
    queryFn: async ({ signal }): Promise<AdminSearches> =>
      (await api.call(analyticsRoutes.adminSearches, { query: { period }, signal })).data,
    placeholderData: keepPreviousData,
    ...fresh,
  });
}

/** Months do not change from one minute to the next. */
export function adminCohortsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ["admin-cohorts"],
    queryFn: async ({ signal }): Promise<AdminCohorts> =>
      (await api.call(analyticsRoutes.adminCohorts, { signal })).data,
  });
}

/** Saves a table of the pages of figures, also the days of the charts, with the rows that its page shows. */
export const saveFigures = (
  api: ApiClient,
  choice: { table: FigureTable; period: AnalyticsPeriod },
  format: TableFormat,
): Promise<void> => downloadFile(api, exportFigures, { query: { ...choice, format } });
