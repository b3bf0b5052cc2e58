import type { Return, returnsRoutes } from "../returns.ts";
import type { Examples } from "./example.ts";
import { orderedProduct, seller } from "./shared.ts";

export const returnItem: Return["items"][number] = {
  id: "line_1",
  product: orderedProduct,
  variantTitle: null,
  price: 90_000,
  quantity: 1,
  total: 90_000,
};

export const requestedReturn: Return = {
  id: "ret_1",
  orderId: "order_1",
  orderNumber: "1234567890",
  parcel: { id: "par_1", number: "1234567890-1" },
  seller,
  status: "requested",
  reason: "defect",
  text: null,
  photos: [],
  items: [returnItem],
  amount: 90_000,
  paymentMethod: "cash",
  refundAccount: null,
  refundOwed: false,
  createdAt: "2026-11-01T10:00:00.000Z",
  timeline: [{ status: "requested", at: "2026-11-01T10:00:00.000Z", actor: "buyer" }],
  canWithdraw: true,
};

export const returnsExamples: Examples<typeof returnsRoutes> = {
  requestReturn: {
    request: {
      params: { id: "order_1" },
      body: { parcelId: "par_1", items: [{ itemId: "line_1", quantity: 1 }], reason: "defect" },
    },
    answer: { success: true, data: requestedReturn },
  },
  returnsOfOrder: {
    request: { params: { id: "order_1" } },
    answer: { success: true, data: [requestedReturn] },
  },
  returns: {
    request: { query: { page: 1, limit: 10, status: "requested" } },
    answer: {
      success: true,
      data: [requestedReturn],
      pagination: { page: 1, limit: 10, total: 1, pages: 1 },
    },
  },
  withdrawReturn: { request: { params: { id: "ret_1" } }, answer: { success: true, data: {} } },
};
