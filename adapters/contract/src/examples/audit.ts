import type { auditRoutes } from "../audit.ts";
import type { Examples } from "./example.ts";

export const auditExamples: Examples<typeof auditRoutes> = {
  auditEntries: {
    request: {
      query: {
        actor: "user_1",
        subject: "payout_1",
        action: "/admin/payouts*",
        outcome: "done",
        from: "2026-11-01",
        to: "2026-11-30",
        page: 1,
        limit: 10,
      },
    },
    answer: {
      success: true,
      data: [
        {
          id: "audit_1",
          at: "2026-11-01T10:00:00.000Z",
          actor: {
            id: "user_1",
            name: "Nodira Yusupova",
            email: "admin@bezak.uz",
            role: "admin",
            rank: "finance",
          },
          action: "POST /admin/payouts/{id}/failed",
          objectType: "seller_payout",
          objectId: "payout_1",
          subjects: ["payout_1"],
          said: '{"reason":"Счёт закрыт"}',
          reason: "Счёт закрыт",
          address: "192.0.2.1",
          before: { payout_1: { status: "sent", failure: null } },
          after: { payout_1: { status: "failed", failure: "Счёт закрыт" } },
          status: 200,
          requestId: "request-1",
        },
      ],
      pagination: { page: 1, limit: 10, total: 1, pages: 1 },
    },
  },
  auditFile: { request: { query: { format: "jsonl", outcome: "done" } } },
};
