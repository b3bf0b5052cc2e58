import { callRights } from "./admin-rights.ts";
import type { AdminRank } from "./admin-ranks.ts";
import type { ModerationKind } from "./moderation-rules.ts";
import { approveApplication } from "./routes/applications.ts";
import { setContactMessageStatus } from "./routes/contacts.ts";
import { changeProduct } from "./routes/product-admin.ts";
import { setReviewStatus } from "./routes/review-admin.ts";

/**
 * The call by which an item of a kind is decided outside of the queue: the ranks that may make it see and decide it there too.
 * Free of zod.
 */
export const decidingCalls = {
  review: setReviewStatus,
  report: setReviewStatus,
  application: approveApplication,
  message: setContactMessageStatus,
  product: changeProduct,
} as const satisfies Record<ModerationKind, keyof typeof callRights>;

/** The ranks that decide about a kind. */
export const decidingRanks = (kind: ModerationKind): readonly AdminRank[] => callRights[decidingCalls[kind]];
