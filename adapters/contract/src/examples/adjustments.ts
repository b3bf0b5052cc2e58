import type { AdjustmentRequest, adjustmentsRoutes } from "../adjustments.ts";
import type { Examples } from "./example.ts";
import { seller } from "./shared.ts";

export const adjustment: AdjustmentRequest = {
  id: "adjreq_1",
  seller,
  amount: -12_000_000,
  note: "Штраф",
  status: "waiting",
  askedBy: { id: "user_1", name: "Aziz" },
  askedAt: "2026-11-21T10:00:00.000Z",
  decidedBy: null,
  decidedAt: null,
};

export const adjustmentsExamples: Examples<typeof adjustmentsRoutes> = {
  adjustmentRequests: {
    request: {
      query: { status: "waiting", seller: seller.id, q: "Aziz", sort: "amount_asc", page: 1, limit: 10 },
    },
    answer: {
      success: true,
      data: [adjustment],
      pagination: { page: 1, limit: 10, total: 1, pages: 1 },
      counts: { waiting: 1, approved: 0, refused: 0 },
    },
  },
  approveAdjustment: {
    request: { params: { id: "adjreq_1" } },
    answer: { success: true, data: adjustment, message: "Баланс изменён" },
  },
  refuseAdjustment: {
    request: { params: { id: "adjreq_1" } },
    answer: { success: true, data: adjustment, message: "Изменение отклонено, баланс не изменился" },
  },
};
