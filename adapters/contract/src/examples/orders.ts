import type { OrderPayment } from "../order-payment.ts";
import type { Order, OrderItem, Parcel, ordersRoutes } from "../orders.ts";
import type { Examples } from "./example.ts";
import { orderedProduct, seller } from "./shared.ts";

export const orderItem: OrderItem = {
  id: "line_1",
  variantId: "variant_1",
  product: orderedProduct,
  variantTitle: null,
  seller,
  price: 90_000,
  quantity: 1,
  total: 90_000,
  cancelled: null,
  canCancel: true,
  returnable: 0,
};

export const orderPayment: OrderPayment = {
  id: "pay_1",
  method: "cash",
  status: "pending",
  payUrl: null,
  expiresAt: null,
  openUntil: null,
  refunded: 0,
  refundOwed: 0,
};

export const parcel: Parcel = {
  id: "par_1",
  number: "1234567890-1",
  seller,
  status: "pending",
  items: [orderItem],
  subtotal: 90_000,
  cash: { goods: 90_000, delivery: 25_000, total: 115_000, collector: "shop" },
  trackingNumber: null,
  timeline: [{ status: "pending", at: "2026-11-01T10:00:00.000Z", actor: "buyer" }],
  canCancel: true,
  returnUntil: null,
};

export const order: Order = {
  id: "order_1",
  number: "1234567890",
  status: "pending",
  createdAt: "2026-11-01T10:00:00.000Z",
  items: [orderItem],
  parcels: [parcel],
  totals: { items: 90_000, delivery: 25_000, discount: 0, total: 115_000 },
  payment: orderPayment,
  delivery: { method: "courier", city: "tashkent", address: "Navoiy 1", comment: null },
  contact: { name: "Ali", phone: "+998901234567", email: null },
  comment: null,
  timeline: [{ status: "pending", at: "2026-11-01T10:00:00.000Z", actor: "buyer" }],
  canCancel: true,
};

export const ordersExamples: Examples<typeof ordersRoutes> = {
  quote: {
    request: {
      body: {
        items: [{ productId: "prod_1", quantity: 1 }],
        delivery: { method: "courier", city: "tashkent" },
      },
    },
    answer: {
      success: true,
      data: {
        items: [
          {
            productId: "prod_1",
            variantId: "variant_1",
            name: { ru: "Кольцо", uz: "Uzuk", en: "Ring" },
            image: "/files/ring.webp",
            seller,
            price: 90_000,
            quantity: 1,
            stock: 5,
            total: 90_000,
            change: null,
          },
        ],
        totals: { items: 90_000, delivery: 25_000, discount: 0, total: 115_000 },
        orderable: true,
      },
    },
  },
  placeOrder: {
    request: {
      body: {
        items: [{ productId: "prod_1", quantity: 1 }],
        delivery: { method: "courier", city: "tashkent", address: "Navoiy 1" },
        contact: { name: "Ali", phone: "+998901234567" },
        paymentMethod: "cash",
        expectedTotal: 115_000,
      },
    },
    answer: { success: true, data: order },
  },
  orders: {
    request: { query: { page: 1, limit: 10, status: "pending", q: "ring" } },
    answer: { success: true, data: [order], pagination: { page: 1, limit: 10, total: 1, pages: 1 } },
  },
  order: { request: { params: { id: "order_1" } }, answer: { success: true, data: order } },
  cancelOrder: {
    request: { params: { id: "order_1" }, body: { itemId: "line_1", reason: "changed my mind" } },
    answer: { success: true, data: order },
  },
};
