import type { auditRoutes } from "../audit.ts";
import type { Examples } from "./example.ts";

export const auditExamples: Examples<typeof auditRoutes> = {
  auditEntries: {
    request: { query: { actor: "user_1", subject: "payout_1", page: 1, limit: 10 } },
    answer: {
      success: true,
      data: [
        {
          id: "audit_1",
          at: "2026-11-01T10:00:00.000Z",
          actor: { id: "user_1", email: "admin@bezak.uz" },
          action: "POST /admin/payouts/{id}/paid",
          subjects: ["payout_1"],
          said: '{"reference":"77"}',
          status: 200,
          requestId: "request-1",
        },
      ],
      pagination: { page: 1, limit: 10, total: 1, pages: 1 },
    },
  },
};
