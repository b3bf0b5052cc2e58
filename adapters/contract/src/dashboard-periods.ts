/** Days in each period of a shop's dashboard. Free of zod. */
export const periodDays = { "7d": 7, "30d": 30, "90d": 90 } as const;

/** The same for the whole marketplace. */
export const analyticsDays = { ...periodDays, "365d": 365 } as const;

export const analyticsPeriods = [
  "7d",
  "30d",
  "90d",
  "365d",
] as const satisfies readonly (keyof typeof analyticsDays)[];

export type AnalyticsPeriod = (typeof analyticsPeriods)[number];

export type DashboardPeriod = keyof typeof periodDays;

export const dashboardPeriods = ["7d", "30d", "90d"] as const satisfies readonly DashboardPeriod[];
