import { guard, type Edit, type Guard } from "./guard.ts";

const workflows = "commerce/src/workflows";

/** The web server refuses other ranks too, by the rank that it knows for a second. */
const rankAtWebServer: Edit = {
  file: "adapters/src/mount.ts",
  code: "      refuseOtherRanks(name, session);\n",
  without: "",
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
  {
    name: "lets only owners change administrators",
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
  guard(
    "lets only owners end other administrators' sessions",
    `${workflows}/auth/end-all-sessions.ts`,
    'await requireRankFor("administrators", sql, adminId);',
    "await Promise.resolve();",
  ),
  guard(
    "lets only some ranks refund a return",
    `${workflows}/return/administered-returns.ts`,
    'await requireRankFor("refundReturn", readSql(container), adminId);',
    "await Promise.resolve();",
  ),
];
