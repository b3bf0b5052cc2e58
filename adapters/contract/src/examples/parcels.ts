import type { SellerParcel, SellerReturn, parcelsRoutes } from "../parcels.ts";
import type { Examples } from "./example.ts";
import { returnItem } from "./returns.ts";

export const sellerParcel: SellerParcel = {
  id: "par_1",
  number: "1234567890-1",
  status: "confirmed",
  awaitingPayment: false,
  createdAt: "2026-11-01T10:00:00.000Z",
  acceptBy: null,
  late: false,
  items: [
    {
      ...returnItem,
      variantId: "variant_1",
      cancelled: null,
      sku: "RING-17",
      commissionPercent: 12.5,
      commission: 11_250,
    },
  ],
  money: { subtotal: 90_000, commission: 11_250, deliveryAtShopsExpense: 0, earning: 78_750 },
  paymentMethod: "cash",
  paid: false,
  refunded: false,
  collect: 115_000,
  cash: { goods: 90_000, delivery: 25_000, total: 115_000, collector: "shop" },
  delivery: { method: "courier", city: "tashkent", address: "Navoiy 1", comment: null },
  city: "tashkent",
  contact: { name: "Ali", phone: "+998901234567" },
  comment: null,
  trackingNumber: null,
  timeline: [{ status: "pending", at: "2026-11-01T10:00:00.000Z", actor: "buyer" }],
  next: ["processing", "cancelled"],
  openReturns: 0,
};

export const sellerReturn: SellerReturn = {
  id: "ret_1",
  orderId: "order_1",
  orderNumber: "1234567890",
  parcel: { id: "par_1", number: "1234567890-1" },
  status: "requested",
  reason: "defect",
  text: null,
  photos: [],
  items: [returnItem],
  amount: 90_000,
  paymentMethod: "cash",
  refundOwed: false,
  createdAt: "2026-11-01T10:00:00.000Z",
  timeline: [{ status: "requested", at: "2026-11-01T10:00:00.000Z", actor: "buyer" }],
  buyer: { name: "Ali", phone: "+998901234567" },
  restocked: null,
  next: ["approved", "rejected"],
};

export const parcelsExamples: Examples<typeof parcelsRoutes> = {
  parcels: {
    request: { query: { status: "late", q: "ring", from: "2026-11-01", to: "2026-11-22", sort: "oldest" } },
    answer: {
      success: true,
      data: [sellerParcel],
      pagination: { page: 1, limit: 20, total: 1, pages: 1 },
      counts: {
        pending: 1,
        confirmed: 1,
        processing: 1,
        shipped: 1,
        delivered: 1,
        cancelled: 1,
        awaiting_payment: 1,
        late: 1,
      },
    },
  },
  parcel: { request: { params: { id: "par_1" } }, answer: { success: true, data: sellerParcel } },
  moveParcel: {
    request: { params: { id: "par_1" }, body: { status: "shipped", trackingNumber: "UZ123456789" } },
    answer: { success: true, data: sellerParcel, message: "Посылка принята" },
  },
  packingList: { request: { params: { id: "par_1" } } },
  parcelLabels: { request: { query: { id: ["par_1", "par_2"] } } },
  sellerReturns: {
    request: { query: { status: "requested", page: 1, limit: 10 } },
    answer: {
      success: true,
      data: [sellerReturn],
      pagination: { page: 1, limit: 10, total: 1, pages: 1 },
      counts: { requested: 1, approved: 1, rejected: 1, received: 1, refund_owed: 1, refunded: 1 },
    },
  },
  sellerReturn: { request: { params: { id: "ret_1" } }, answer: { success: true, data: sellerReturn } },
  moveSellerReturn: {
    request: { params: { id: "ret_1" }, body: { status: "received", restock: true } },
    answer: { success: true, data: sellerReturn, message: "Ничего не изменилось" },
  },
};
