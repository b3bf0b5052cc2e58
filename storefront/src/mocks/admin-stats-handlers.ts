import type { adminStatsRoutes } from "@bezak/contract/admin-stats.ts";
import { analyticsPeriods } from "@bezak/contract/dashboard-periods.ts";
import * as routes from "@bezak/contract/routes/admin-stats.ts";
import { busyAnalytics, busyStats } from "./admin-stats-fixtures.ts";
import { answer } from "./answers.ts";
import { mock } from "./mock.ts";

type Routes = typeof adminStatsRoutes;

export const adminStatsHandlers = [
  mock(routes.adminStats, () => answer<Routes["adminStats"]>({ success: true, data: busyStats() })),
  mock(routes.adminAnalytics, ({ request }) => {
    const requested = new URL(request.url).searchParams.get("period");
    const period = analyticsPeriods.find((one) => one === requested) ?? "7d";
    return answer<Routes["adminAnalytics"]>({ success: true, data: busyAnalytics(period) });
  }),
];
