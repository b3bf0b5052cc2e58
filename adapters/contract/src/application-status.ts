/** Statuses of an application to sell; `applicationMoves` has the decisions that an administrator may make. Free of zod. */
export const applicationStatuses = ["pending", "approved", "rejected"] as const;

export type ApplicationStatus = (typeof applicationStatuses)[number];

export const applicationMoves: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  pending: ["approved", "rejected"],
  approved: [],
  // the applicant sends a new application instead
  rejected: [],
};

export const businessTypes = ["individual", "llc", "self_employed"] as const;

export type BusinessType = (typeof businessTypes)[number];

/** Orders a month that the applicant expects. */
export const monthlyVolumes = ["under_50", "50_200", "200_1000", "over_1000"] as const;

export type MonthlyVolume = (typeof monthlyVolumes)[number];

export const sellingExperiences = ["none", "under_1_year", "1_3_years", "over_3_years"] as const;

export type SellingExperience = (typeof sellingExperiences)[number];
