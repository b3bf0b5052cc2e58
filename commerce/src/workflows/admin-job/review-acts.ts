import { pageFields } from "@bezak/contract/envelope.ts";
import { AdministeredReviewQuery, type ReviewDecision } from "@bezak/contract/review-admin.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { parseQuery } from "../../api/parse-query.ts";
import { readRows } from "../../read-rows.ts";
import { returnReview } from "../moderation/restore-review.ts";
import { findReviewIds, readAdministeredReviews } from "../review/administered-reviews.ts";
import { readSeenReviews } from "../review/seen-reviews.ts";
import { setReviewStatus } from "../review/set-review-status.ts";
import type { JobAct, ObjectState } from "./job-act.ts";

const ReviewFilter = AdministeredReviewQuery.omit(pageFields);

async function readState(container: MedusaContainer, id: string): Promise<ObjectState | undefined> {
  const [review] = await readAdministeredReviews(container, [id]);
  // after the review: a decision between the two is refused by the version
  const [decision] = await readRows<{ id: string }>(
    container,
    `select id from moderation_decision where item_id = ? and kind in ('review', 'report')
       and undone_at is null and deleted_at is null order by decided_at desc, id desc limit 1`,
    [id],
  );
  return (
    review && {
      version: review.version,
      status: review.status,
      reason: review.rejectionReason,
      openReports: String(review.reports.open),
      // a later decision that looks the same is another one
      since: decision?.id ?? null,
    }
  );
}

const base = {
  async find(container, filter, { limit, adminId }) {
    const choice = { ...parseQuery(ReviewFilter, filter), ...(await readSeenReviews(container, adminId)) };
    return findReviewIds(container, choice, limit);
  },
  read: readState,
  path: (id) => `/admin/reviews/${id}/status`,
  toBody: ({ status, reason }, version) => ({ version, status, ...(status === "rejected" && { reason }) }),
  send: (container, id, body, { adminId }) =>
    setReviewStatus(container, id, body as ReviewDecision, { adminId }),
  // no single act makes a review wait again or opens its reports
  undo: (container, id, { version, since }) =>
    returnReview(container, id, { decisionId: String(since), version }),
} satisfies Partial<JobAct> as Omit<JobAct, "wish">;

export const reviewActs = {
  publish_reviews: {
    ...base,
    // publishing a published review settles its reports
    wish: ({ status, openReports }) =>
      status === "published" && openReports === "0"
        ? null
        : { status: "published", reason: null, openReports: "0" },
  },
  reject_reviews: {
    ...base,
    wish: ({ status }, { reason }) => (status === "rejected" ? null : { status: "rejected", reason }),
  },
} satisfies Record<string, JobAct>;
