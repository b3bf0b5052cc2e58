import type { ModerationKind } from "./moderation-rules.ts";
import { approveApplication, rejectApplication } from "./routes/applications.ts";
import { setContactMessageStatus } from "./routes/contacts.ts";
import { changeProduct } from "./routes/product-admin.ts";
import { addOrderNote, setParcelStatus } from "./routes/order-admin.ts";
import { resendOrderMail } from "./routes/order-timeline.ts";
import { payPayout } from "./routes/payouts.ts";
import { setReviewStatus } from "./routes/review-admin.ts";
import { changeUser } from "./routes/user-admin.ts";

/** Bulk acts: the single act that each does row by row, and whether that can be undone. Free of zod. */
export const jobKinds = {
  hide_products: { list: "products", call: changeProduct, undoable: true },
  show_products: { list: "products", call: changeProduct, undoable: true },
  move_products: { list: "products", call: changeProduct, undoable: true },
  block_users: { list: "users", call: changeUser, undoable: true },
  unblock_users: { list: "users", call: changeUser, undoable: true },
  publish_reviews: { list: "reviews", call: setReviewStatus, undoable: true },
  reject_reviews: { list: "reviews", call: setReviewStatus, undoable: true },
  // An approved application has opened a shop, where somebody may work already.
  approve_applications: { list: "applications", call: approveApplication, undoable: false },
  reject_applications: { list: "applications", call: rejectApplication, undoable: true },
  answer_messages: { list: "messages", call: setContactMessageStatus, undoable: true },
  close_messages: { list: "messages", call: setContactMessageStatus, undoable: true },
  reopen_messages: { list: "messages", call: setContactMessageStatus, undoable: true },
  // Deliveries, cancellations and refunds move money: they are single acts.
  confirm_parcels: { list: "parcels", call: setParcelStatus, undoable: false },
  pack_parcels: { list: "parcels", call: setParcelStatus, undoable: false },
  ship_parcels: { list: "parcels", call: setParcelStatus, undoable: false },
  note_parcels: { list: "parcels", call: addOrderNote, undoable: false },
  mail_parcels: { list: "parcels", call: resendOrderMail, undoable: false },
  // Records what the bank has done already. Started by `payPayouts`, with the password.
  pay_payouts: { list: "payouts", call: payPayout, undoable: false },
} as const;

export type JobKind = keyof typeof jobKinds;
export type JobList = (typeof jobKinds)[JobKind]["list"];

export const jobKindNames = Object.keys(jobKinds) as [JobKind, ...JobKind[]];

/** Kinds with a call of their own, which asks for what the single act asks. */
export type OwnCallKind = "pay_payouts";

/** Kinds that `startJob` starts. */
export type StartedKind = Exclude<JobKind, OwnCallKind>;

export const startedKinds = jobKindNames.filter((kind) => kind !== "pay_payouts") as [
  StartedKind,
  ...StartedKind[],
];

/** Kinds that say why in the administrator's words; the shop or the person reads it. */
export const reasonedKinds: readonly JobKind[] = ["hide_products", "block_users", "reject_reviews"];

/**
 * Kinds that say why by reasons from a list, which each person reads in a language of their own, in the administrator's words,
 * or by both.
 */
export const listedReasonKinds = { reject_applications: "application" } as const satisfies Partial<
  Record<JobKind, ModerationKind>
>;

/** The kind whose list of reasons a bulk act has. */
export const reasonListOf = (kind: JobKind): ModerationKind | undefined =>
  (listedReasonKinds as Partial<Record<JobKind, ModerationKind>>)[kind];

/** `stopped`: its administrator may not do this any more. */
export const jobStatuses = ["running", "done", "cancelled", "stopped"] as const;

export type JobStatus = (typeof jobStatuses)[number];

/** `unchanged`: it was like that already. */
export const jobRowStates = ["waiting", "done", "unchanged", "failed"] as const;

export type JobRowState = (typeof jobRowStates)[number];

export const jobLimits = {
  /** rows of one job */
  rows: 10_000,
  /** ids in a request; more are named by the list's filters */
  ids: 1000,
  /** jobs of one administrator that run at the same time */
  running: 3,
  /** hours in which a job can be undone */
  undoHours: 24,
  /** days for which the rows of a job are stored */
  rowDays: 30,
} as const;
