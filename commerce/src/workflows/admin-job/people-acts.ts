import { AdministeredReviewQuery, type ReviewDecision } from "@bezak/contract/review-admin.ts";
import { userAdminRoutes, type UserChange } from "@bezak/contract/user-admin.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { parseQuery } from "../../api/parse-query.ts";
import { readRows } from "../../read-rows.ts";
import { ShopError } from "../../shop-error.ts";
import { findReviewIds, readAdministeredReviews } from "../review/administered-reviews.ts";
import { readSeenReviews } from "../review/seen-reviews.ts";
import { setReviewStatus } from "../review/set-review-status.ts";
import { changeUser } from "../users/change-user.ts";
import { findUserIds, readUsersOf } from "../users/read-users.ts";
import type { JobAct, ObjectState } from "./job-act.ts";

const UserFilter = userAdminRoutes.administeredUsers.query.omit({ page: true, limit: true });
const ReviewFilter = AdministeredReviewQuery.omit({ page: true, limit: true });

async function readUserState(container: MedusaContainer, id: string): Promise<ObjectState | undefined> {
  const [user] = await readUsersOf(container, [id]);
  return (
    user && {
      version: user.version,
      blocked: user.blocked,
      reason: user.blockedReason,
      // a later block with the same reason is another one
      since: user.blockedAt,
    }
  );
}

/** Of an administrator it needs the password, and the account may be the own one or the last owner's. */
async function refuseAdministrator(container: MedusaContainer, id: string): Promise<void> {
  const found = await readRows(container, `select 1 from "user" where id = ? and deleted_at is null`, [id]);
  if (found.length > 0)
    throw new ShopError(409, "administrator_alone", "Administrators are blocked one by one");
}

const users = {
  find: (container, filter, { limit }) => findUserIds(container, parseQuery(UserFilter, filter), limit),
  read: readUserState,
  path: (id) => `/admin/users/${id}`,
  toBody: ({ blocked, reason }, version) => ({ version, blocked, ...(blocked && { reason }) }),
  async send(container, id, body, adminId) {
    await refuseAdministrator(container, id);
    await changeUser(container, id, body as UserChange, { adminId, confirmed: false });
  },
} satisfies Partial<JobAct> as Omit<JobAct, "wish">;

async function readReviewState(container: MedusaContainer, id: string): Promise<ObjectState | undefined> {
  const [review] = await readAdministeredReviews(container, [id]);
  return (
    review && {
      version: review.version,
      status: review.status,
      reason: review.rejectionReason,
      openReports: String(review.reports.open),
    }
  );
}

const reviews = {
  async find(container, filter, { limit, adminId }) {
    const choice = { ...parseQuery(ReviewFilter, filter), ...(await readSeenReviews(container, adminId)) };
    return findReviewIds(container, choice, limit);
  },
  read: readReviewState,
  path: (id) => `/admin/reviews/${id}/status`,
  toBody: ({ status, reason }, version) => ({ version, status, ...(status === "rejected" && { reason }) }),
  send: (container, id, body, adminId) => setReviewStatus(container, id, body as ReviewDecision, { adminId }),
} satisfies Partial<JobAct> as Omit<JobAct, "wish">;

export const peopleActs = {
  block_users: {
    ...users,
    wish: ({ blocked }, { reason }) => (blocked ? null : { blocked: true, reason }),
  },
  unblock_users: {
    ...users,
    wish: ({ blocked }) => (blocked ? { blocked: false, reason: null } : null),
  },
  publish_reviews: {
    ...reviews,
    // publishing a published review settles its reports
    wish: ({ status, openReports }) =>
      status === "published" && openReports === "0"
        ? null
        : { status: "published", reason: null, openReports: "0" },
  },
  reject_reviews: {
    ...reviews,
    wish: ({ status }, { reason }) => (status === "rejected" ? null : { status: "rejected", reason }),
  },
} satisfies Record<string, JobAct>;
