import type { adminAnalyticsRoutes } from "@bezak/contract/admin-analytics.ts";
import type { adminStatsRoutes } from "@bezak/contract/admin-stats.ts";
import { analyticsPeriods } from "@bezak/contract/dashboard-periods.ts";
import * as analyticsRoutes from "@bezak/contract/routes/admin-analytics.ts";
import * as routes from "@bezak/contract/routes/admin-stats.ts";
import { adminOperations, adminSearches } from "@bezak/contract/examples/admin-analytics.ts";
import { busyAnalytics, busyCohorts, busySales, busyStats } from "./admin-stats-fixtures.ts";
import { answer } from "./answers.ts";
import { mock } from "./mock.ts";

type Routes = typeof adminStatsRoutes & typeof adminAnalyticsRoutes;

const findPeriod = (request: Request) => {
  const requested = new URL(request.url).searchParams.get("period");
  return analyticsPeriods.find((one) => one === requested) ?? "7d";
};

export const adminStatsHandlers = [
  mock(routes.adminStats, () => answer<Routes["adminStats"]>({ success: true, data: busyStats() })),
  mock(routes.adminAnalytics, ({ request }) =>
    answer<Routes["adminAnalytics"]>({ success: true, data: busyAnalytics(findPeriod(request)) }),
  ),
  mock(analyticsRoutes.adminOperations, ({ request }) =>
    answer<Routes["adminOperations"]>({
      success: true,
      data: { ...adminOperations, period: findPeriod(request) },
    }),
  ),
  mock(analyticsRoutes.adminSales, ({ request }) =>
    answer<Routes["adminSales"]>({ success: true, data: busySales(findPeriod(request)) }),
  ),
  mock(analyticsRoutes.adminSearches, ({ request }) =>
    answer<Routes["adminSearches"]>({
      success: true,
      data: { ...adminSearches, period: findPeriod(request) },
    }),
  ),
  mock(analyticsRoutes.adminCohorts, () =>
    answer<Routes["adminCohorts"]>({ success: true, data: busyCohorts() }),
  ),
];
