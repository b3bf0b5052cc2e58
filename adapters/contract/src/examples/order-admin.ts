import type { AdministeredReturn, ListedReturn } from "../administered-return.ts";
import type {
  AdministeredParcel,
  AdministeredParcelDetails,
  OrderNote,
  orderAdminRoutes,
} from "../order-admin.ts";
import type { Examples } from "./example.ts";
import { order } from "./orders.ts";
import { sellerParcel, sellerReturn } from "./parcels.ts";
import { seller } from "./shared.ts";

export const administeredParcel: AdministeredParcel = {
  ...sellerParcel,
  orderId: order.id,
  orderNumber: order.number,
  seller,
  buyer: { id: "customer_1", name: "Ali Vali", email: "customer@bezak.uz" },
  contact: order.contact,
  delivery: order.delivery,
  total: 115_000,
  paymentStatus: "pending",
  version: "20261101100000000000",
};

export const orderNote: OrderNote = {
  id: "ordnote_1",
  at: "2026-11-01T13:00:00.000Z",
  author: "admin@bezak.uz",
  text: "Покупатель просил позвонить после шести",
};

const { buyer: _, restocked: __, ...shownReturn } = sellerReturn;

export const administeredReturn: AdministeredReturn = {
  ...shownReturn,
  seller,
  refundAccount: "1234",
  next: ["approved", "rejected"],
  ifRefunded: null,
  version: "20261101100000000000",
};

const { ifRefunded: ___, ...returnOfList } = administeredReturn;

export const listedReturn: ListedReturn = {
  ...returnOfList,
  buyer: { name: order.contact.name, phone: order.contact.phone },
};

export const administeredParcelDetails: AdministeredParcelDetails = {
  ...administeredParcel,
  order,
  attempts: [
    {
      id: "payatt_1",
      method: "payme",
      amount: 115_000,
      state: "cancelled",
      failure: "insufficient_funds",
      createdAt: "2026-11-01T10:01:00.000Z",
      paidAt: null,
      endedAt: "2026-11-01T10:05:00.000Z",
    },
  ],
  returns: [administeredReturn],
  refundsOwed: [],
  notes: [orderNote],
  ifCancelled: { refund: 0, by: null, items: [{ id: "line_1", refund: 0, by: null }] },
  returnable: [],
};

export const orderAdminExamples: Examples<typeof orderAdminRoutes> = {
  administeredParcels: {
    request: {
      query: {
        status: "confirmed",
        seller: seller.id,
        buyer: "customer_1",
        city: "tashkent",
        paymentMethod: "cash",
        paymentStatus: "pending",
        q: "901234567",
        from: "2026-11-01",
        to: "2026-11-22",
        sort: "oldest",
        page: 1,
        limit: 10,
      },
    },
    answer: {
      success: true,
      data: [administeredParcel],
      pagination: { page: 1, limit: 10, total: 1, pages: 1 },
      counts: {
        pending: 1,
        confirmed: 0,
        processing: 0,
        shipped: 0,
        delivered: 0,
        cancelled: 0,
        awaiting_payment: 0,
        late: 0,
      },
    },
  },
  administeredParcel: {
    request: { params: { id: "par_1" } },
    answer: { success: true, data: administeredParcelDetails },
  },
  setParcelStatus: {
    request: {
      params: { id: "par_1" },
      body: { status: "confirmed", version: "20261101100000000000" },
    },
    answer: { success: true, data: administeredParcel, message: "Посылка принята" },
  },
  cancelParcelLine: {
    request: {
      params: { id: "par_1" },
      body: { itemId: "line_1", reason: "Нет в наличии", version: "20261101100000000000" },
    },
    answer: { success: true, data: administeredParcel, message: "Товар отменён" },
  },
  addOrderNote: {
    request: { params: { id: "par_1" }, body: { text: "Покупатель просил позвонить после шести" } },
    answer: { success: true, data: orderNote, message: "Заметка сохранена" },
  },
  changeDelivery: {
    request: {
      params: { id: "par_1" },
      body: { address: "Amir Temur 12", comment: "Домофон 45", version: "20261101100000000000" },
    },
    answer: { success: true, data: administeredParcel, message: "Адрес изменён" },
  },
  administeredReturns: {
    request: {
      query: { status: "requested", seller: seller.id, q: "901234567", sort: "oldest", page: 1, limit: 10 },
    },
    answer: {
      success: true,
      data: [listedReturn],
      pagination: { page: 1, limit: 10, total: 1, pages: 1 },
      counts: { requested: 1, approved: 0, rejected: 2, received: 0, refund_owed: 0, refunded: 5 },
    },
  },
  setReturnStatus: {
    request: {
      params: { id: "ret_1" },
      body: { status: "rejected", reason: "Есть следы носки", version: "20261101100000000000" },
    },
    answer: { success: true, data: administeredReturn, message: "Ничего не изменилось" },
  },
};
