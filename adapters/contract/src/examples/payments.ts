import type { Payment, paymentsRoutes } from "../payments.ts";
import type { Examples } from "./example.ts";
import { orderPayment } from "./orders.ts";

export const payment: Payment = {
  ...orderPayment,
  orderId: "order_1",
  orderNumber: "1234567890",
  amount: 115_000,
  createdAt: "2026-11-01T10:00:00.000Z",
  methods: ["payme", "uzcard"],
  failure: null,
  card: null,
  receipts: [],
};

export const cardPayment: Payment = {
  ...payment,
  method: "uzcard",
  status: "processing",
  expiresAt: "2026-11-01T10:00:00.000Z",
  openUntil: "2026-11-01T10:00:00.000Z",
  card: {
    mask: "8600 •••• •••• 6478",
    phone: "+998 •• ••• •• 67",
    resendAt: "2026-11-01T10:00:00.000Z",
    codeUntil: "2026-11-01T10:00:00.000Z",
    triesLeft: 3,
  },
};

export const paymentsExamples: Examples<typeof paymentsRoutes> = {
  payments: {
    request: { query: { page: 1, limit: 10, status: "pending" } },
    answer: { success: true, data: [payment], pagination: { page: 1, limit: 10, total: 1, pages: 1 } },
  },
  paymentStatus: { request: { params: { id: "pay_1" } }, answer: { success: true, data: payment } },
  startPayment: {
    request: { body: { orderId: "order_1", method: "payme", returnUrl: "/uz/payment-status/pay_1" } },
    answer: { success: true, data: { ...payment, method: "payme", payUrl: "https://checkout.example/pay" } },
  },
  payByCard: {
    request: { params: { id: "pay_1" }, body: { number: "8600 4954 7331 6478", expiry: "03/99" } },
    answer: { success: true, data: cardPayment },
  },
  confirmCard: {
    request: { params: { id: "pay_1" }, body: { code: "666666" } },
    answer: { success: true, data: { ...payment, status: "paid", methods: [] } },
  },
  resendCode: {
    request: { params: { id: "pay_1" }, body: {} },
    answer: { success: true, data: cardPayment },
  },
};
