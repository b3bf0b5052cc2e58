/** What a review may be and become. Free of zod: safe in a browser. */
export const reviewStatuses = ["pending", "published", "rejected"] as const;

export type ReviewStatus = (typeof reviewStatuses)[number];

/** What moderation may make of a review; only its author makes it `pending` again, by editing. */
export const reviewMoves: Record<ReviewStatus, readonly ReviewStatus[]> = {
  pending: ["published", "rejected"],
  published: ["rejected"],
  rejected: ["published"],
};

export const reviewSorts = ["newest", "oldest", "highest", "lowest", "helpful"] as const;

export type ReviewSort = (typeof reviewSorts)[number];

export const reportReasons = ["spam", "offensive", "untrue", "personal", "other"] as const;

export type ReportReason = (typeof reportReasons)[number];

export const reviewLimits = {
  textMin: 10,
  textMax: 2000,
  titleMax: 120,
  imagesMax: 6,
  reportMax: 1000,
} as const;
