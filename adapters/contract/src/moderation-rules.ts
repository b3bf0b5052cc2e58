/** What waits for a decision of an administrator. Free of zod. */
export const moderationKinds = ["review", "report", "application", "message", "product"] as const;

export type ModerationKind = (typeof moderationKinds)[number];

export const moderationOutcomes = ["approved", "rejected", "answered", "closed"] as const;

export type ModerationOutcome = (typeof moderationOutcomes)[number];

/** The decisions about each kind: the first is that of the key `a`, the second that of `r`. */
export const moderationMoves: Record<ModerationKind, readonly [ModerationOutcome, ModerationOutcome]> = {
  review: ["approved", "rejected"],
  // about a review that was reported; approving keeps it on the site
  report: ["approved", "rejected"],
  application: ["approved", "rejected"],
  message: ["answered", "closed"],
  // approving keeps the product as it is, or shows it again if it was hidden; rejecting hides it: it waits again once its shop
  // has corrected it, and stays hidden until it is approved
  product: ["approved", "rejected"],
};

/** Seconds. */
export const moderationTimes = {
  /** in which a decision can be undone; the panel offers it for `offered` */
  undo: 30,
  offered: 10,
  /** after the last sign of life of the panel, an item counts as open no longer */
  open: 60,
} as const;

/** An approved application has opened a shop, where somebody may work already. */
export const canUndo = (kind: ModerationKind, outcome: ModerationOutcome): boolean =>
  !(kind === "application" && outcome === "approved");
