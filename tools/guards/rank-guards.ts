import { guard, guardOfSpec, type Edit, type Guard } from "./guard.ts";

const workflows = "commerce/src/workflows";

/** The access check tries whole calls; what a part of one refuses is in this spec. */
const RANKS = "users/ranks.spec.ts";
const JOBS = "admin-jobs/jobs.spec.ts";

/** The web server refuses other ranks too, by the rank that it knows for a second. */
const rankAtWebServer: Edit = {
  file: "adapters/src/mount.ts",
  code: "if (!ranks || rank === undefined || (rank !== null && ranks.includes(rank))) return null;",
  without: "return null;",
};

/** Administrators do what their rank permits. */
export const rankGuards: Guard[] = [
  {
    name: "makes administrators' calls by rank",
    edits: [
      rankAtWebServer,
      {
        file: "commerce/src/api/middlewares.ts",
        code: "requireFactor, requireRank],",
        without: "requireFactor],",
      },
    ],
  },
  guardOfSpec(
    JOBS,
    "stops a bulk act whose administrator may not do it any more",
    `${workflows}/admin-job/run-job.ts`,
    "if (!(await isPermitted(container, job)))",
    "if (false as boolean)",
  ),
  guardOfSpec(
    JOBS,
    "starts bulk acts by the rank of the single act",
    `${workflows}/admin-job/start-job.ts`,
    "  await requireRankOfKind(readSql(container), adminId, kind);\n",
    "",
  ),
  guardOfSpec(
    "admin-jobs/job-list.spec.ts",
    "saves rows of bulk acts that the administrator may carry out only",
    `${workflows}/admin-job/read-job-rows.ts`,
    "  const { kind } = await readJob(container, id, adminId);\n  const { where, values } = chooseRows({ id, kind }, choice);\n  const rows",
    `  const kind = "block_users";\n  const { where, values } = chooseRows({ id, kind }, choice);\n  const rows`,
  ),
  guardOfSpec(
    "orders/order-timeline.spec.ts",
    "lists requests for approval in a timeline to those who may do the act",
    `${workflows}/order-timeline/approval-events.ts`,
    "[orderId, kinds],",
    '[orderId, ["parcel_cancellation"]],',
  ),
  {
    name: "lets only owners change administrators",
    spec: RANKS,
    edits: [
      {
        file: `${workflows}/users/change-user.ts`,
        code: 'await requireRankFor("administrators", readSql(container), adminId);',
        without: "await Promise.resolve();",
      },
      {
        file: `${workflows}/users/administrators.ts`,
        code: "  refuseOtherRanks(isAdminRank(caller.rank) ? caller.rank : null, partTable.administrators);\n",
        without: "",
      },
    ],
  },
  guardOfSpec(
    RANKS,
    "lets only owners end other administrators' sessions",
    `${workflows}/auth/end-all-sessions.ts`,
    'await requireRankFor("administrators", sql, adminId);',
    "await Promise.resolve();",
  ),
  guard(
    "lets a rank decide only about its kinds in the queue",
    `${workflows}/moderation/decide-item.ts`,
    "  await refuseOtherKinds(container, adminId, kind);\n",
    "",
  ),
  guard(
    "lets a rank undo only decisions about its kinds",
    `${workflows}/moderation/undo-decision.ts`,
    "  await refuseOtherKinds(container, adminId, kind);\n",
    "",
  ),
  guard(
    "lets only their administrator undo decisions",
    `${workflows}/moderation/decisions.ts`,
    "decision.decided_by = ? and",
    "(decision.decided_by = ? or true) and",
  ),
  guardOfSpec(
    RANKS,
    "lets only some ranks refund a return",
    `${workflows}/return/administered-returns.ts`,
    'await requireRankFor("refundReturn", readSql(container), adminId);',
    "await Promise.resolve();",
  ),
  guardOfSpec(
    "category-admin/merge-categories.spec.ts",
    "lets only some ranks merge a category with commission rules",
    `${workflows}/category/merge-category.ts`,
    'await requireRankFor("mergeCommission", sql, adminId);',
    "await Promise.resolve();",
  ),
  guardOfSpec(
    RANKS,
    "shows owners and balances of shops by rank",
    "commerce/src/api/require-rank.ts",
    "rank !== null && partTable[part].includes(rank)",
    "rank !== null && part in partTable",
  ),
  guardOfSpec(
    "shops/shop-overview.spec.ts",
    "shows the people of one shop by rank",
    "commerce/src/api/admin/shops/[id]/route.ts",
    'mayUsePart(req, "shopOwners")',
    "true",
  ),
  guardOfSpec(
    "shops/shop-overview.spec.ts",
    "shows the account of one shop by rank",
    "commerce/src/workflows/shop/read-shop-overview.ts",
    "const account = sees.balances ? stored : undefined;",
    "const account = stored;",
  ),
  guardOfSpec(
    RANKS,
    "sorts shops by balance for some ranks only",
    "commerce/src/api/admin/shops/route.ts",
    'if (query.sort.startsWith("balance")) refuseOtherRanks(rankOf(req), partTable.shopBalances);',
    "",
  ),
  guardOfSpec(
    RANKS,
    "shows saved views of lists that the rank may open only",
    "commerce/src/api/admin/saved-views/route.ts",
    "  refuseHiddenList(list, rankOf(req));\n",
    "",
  ),
  {
    name: "lets nobody join by an owner who has lost the rank",
    spec: "users/admin-invitations.spec.ts",
    edits: [
      {
        file: `${workflows}/admin-team/read-invitation.ts`,
        code: "and inviting.metadata->>'rank' = 'owner'",
        without: "",
      },
    ],
  },
  guardOfSpec(
    "users/roles.spec.ts",
    "gives a role within the lock of the team only",
    `${workflows}/auth/make-administrator.ts`,
    "    await holdRanks(sql, { id: userId, rank, adminId });\n",
    "",
  ),
  guardOfSpec(
    "auth/second-factor.spec.ts",
    "requires a second factor of administrators",
    "commerce/src/api/middlewares.ts",
    "requireFactor, requireRank],",
    "requireRank],",
  ),
];
