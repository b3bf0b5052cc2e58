/** Statuses and moderation of reviews. Free of zod. */
export const reviewStatuses = ["pending", "published", "rejected"] as const;

export type ReviewStatus = (typeof reviewStatuses)[number];

/** Decisions of the moderators; only an edit by the author makes a review `pending` again. */
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
