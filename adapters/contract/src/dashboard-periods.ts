/** Days that a shop's dashboard goes back. Free of zod: safe in a browser. */
export const periodDays = { "7d": 7, "30d": 30, "90d": 90 } as const;

export type DashboardPeriod = keyof typeof periodDays;

export const dashboardPeriods = ["7d", "30d", "90d"] as const satisfies readonly DashboardPeriod[];
