/** The life of an application to sell as a table: status -> what an administrator may decide. Free of zod. */
export const applicationStatuses = ["pending", "approved", "rejected"] as const;

export type ApplicationStatus = (typeof applicationStatuses)[number];

export const applicationMoves: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  pending: ["approved", "rejected"],
  approved: [],
  // who was refused sends another one
  rejected: [],
};

export const businessTypes = ["individual", "llc", "self_employed"] as const;

export type BusinessType = (typeof businessTypes)[number];

/** Orders a month that an applicant expects. */
export const monthlyVolumes = ["under_50", "50_200", "200_1000", "over_1000"] as const;

export type MonthlyVolume = (typeof monthlyVolumes)[number];

/** How long somebody has been selling. */
export const sellingExperiences = ["none", "under_1_year", "1_3_years", "over_3_years"] as const;

export type SellingExperience = (typeof sellingExperiences)[number];
