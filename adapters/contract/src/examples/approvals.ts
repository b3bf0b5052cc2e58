import type { Approval, approvalsRoutes } from "../approvals.ts";
import type { Examples } from "./example.ts";
import { seller } from "./shared.ts";

export const approval: Approval = {
  id: "appr_1",
  kind: "parcel_cancellation",
  status: "waiting",
  sum: 12_400_000,
  objectId: "selord_1",
  itemId: null,
  number: "100245-1",
  orderId: "order_1",
  seller,
  reason: "Магазин не нашёл товар на складе",
  reference: null,
  version: "20261121101500000000",
  requestedBy: { id: "user_2", name: "Malika" },
  requestedAt: "2026-11-21T10:15:00.000Z",
  expiresAt: "2026-11-24T10:15:00.000Z",
  decidedBy: null,
  decidedAt: null,
  decisionReason: null,
  own: false,
};

const decided = {
  ...approval,
  decidedBy: { id: "user_1", name: "Aziz" },
  decidedAt: "2026-11-21T11:00:00.000Z",
} as const;

export const approvalsExamples: Examples<typeof approvalsRoutes> = {
  approvals: {
    request: { query: { status: "waiting", page: 1, limit: 10 } },
    answer: {
      success: true,
      data: [approval],
      pagination: { page: 1, limit: 10, total: 1, pages: 1 },
      counts: { waiting: 1, approved: 0, refused: 0, withdrawn: 0, expired: 0 },
      over: 10_000_000,
    },
  },
  requestApproval: {
    request: {
      body: { kind: "parcel_cancellation", objectId: "selord_1", reason: approval.reason },
    },
    answer: {
      success: true,
      data: { ...approval, own: true },
      message: "Запрос отправлен второму администратору",
    },
  },
  approveRequest: {
    request: { params: { id: "appr_1" } },
    answer: { success: true, data: { ...decided, status: "approved" }, message: "Одобрено и выполняется" },
  },
  refuseRequest: {
    request: { params: { id: "appr_1" }, body: { reason: "Сначала спросите магазин ещё раз" } },
    answer: {
      success: true,
      data: { ...decided, status: "refused", decisionReason: "Сначала спросите магазин ещё раз" },
      message: "Отклонено, ничего не изменилось",
    },
  },
  withdrawRequest: {
    request: { params: { id: "appr_1" } },
    answer: {
      success: true,
      data: { ...decided, decidedBy: decided.requestedBy, status: "withdrawn", own: true },
      message: "Запрос отозван",
    },
  },
};
