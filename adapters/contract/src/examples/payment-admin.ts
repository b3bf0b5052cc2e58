import type { paymentAdminRoutes } from "../payment-admin.ts";
import type { Examples } from "./example.ts";

export const paymentAdminExamples: Examples<typeof paymentAdminRoutes> = {
  administeredPayments: {
    request: { query: { method: "payme", q: "1234567890" } },
    answer: {
      success: true,
      data: [
        {
          id: "payatt_1",
          orderId: "order_1",
          orderNumber: "1234567890",
          method: "payme",
          gateway: "payme",
          amount: 350_000,
          state: "cancelled",
          failure: "expired",
          transactionId: "6912f0a4b3c1d2e3f4a5b6c7",
          payerNumber: null,
          isLate: false,
          createdAt: "2026-11-01T10:00:00.000Z",
          paidAt: null,
          endedAt: "2026-11-01T22:00:00.000Z",
        },
      ],
      pagination: { page: 1, limit: 20, total: 1, pages: 1 },
      counts: { open: 0, confirming: 0, paid: 0, late: 0, cancelled: 1, refunded: 0 },
    },
  },
};
