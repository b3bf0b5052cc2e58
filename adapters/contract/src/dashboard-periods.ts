/** Days in each period of a shop's dashboard. Free of zod. */
export const periodDays = { "7d": 7, "30d": 30, "90d": 90 } as const;

export type DashboardPeriod = keyof typeof periodDays;

export const dashboardPeriods = ["7d", "30d", "90d"] as const satisfies readonly DashboardPeriod[];
