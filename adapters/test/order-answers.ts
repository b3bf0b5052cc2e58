import type { Order, Quote } from "@bezak/contract/orders.ts";
import type { Payment } from "@bezak/contract/payments.ts";
import type { Return } from "@bezak/contract/returns.ts";
import type { Reply, SeenCall } from "./fake-commerce.ts";

const at = "2026-11-01T10:00:00.000Z";
const name = { ru: "Кольцо", uz: "Uzuk", en: "Ring" };
const seller: Order["items"][number]["seller"] = { id: "sel_1", name: "Atlas" };

const totals = { items: 90_000, delivery: 25_000, discount: 0, total: 115_000 };

export const quote: Quote = {
  items: [
    {
      productId: "prod_1",
      variantId: "variant_1",
      name: name,
      image: "/files/ring.webp",
      seller,
      price: 90_000,
      quantity: 1,
      stock: 5,
      total: 90_000,
      change: null,
    },
  ],
  totals,
  orderable: true,
};

const item: Order["items"][number] = {
  id: "line_1",
  variantId: "variant_1",
  product: { id: "prod_1", slug: "ring", name: name, image: "/files/ring.webp" },
  variantTitle: null,
  seller,
  price: 90_000,
  quantity: 1,
  total: 90_000,
  cancelled: null,
  canCancel: true,
  returnable: 0,
};

export const order: Order = {
  id: "order_1",
  number: "1234567890",
  status: "pending",
  createdAt: at,
  items: [item],
  parcels: [
    {
      id: "par_1",
      number: "1234567890-1",
      seller,
      status: "pending",
      items: [item],
      subtotal: 90_000,
      cash: { goods: 90_000, delivery: 25_000, total: 115_000, collector: "shop" },
      trackingNumber: null,
      timeline: [{ status: "pending", at, actor: "buyer" }],
      canCancel: true,
      returnUntil: null,
    },
  ],
  totals,
  payment: {
    ...{ id: "pay_1", method: "cash", status: "pending", payUrl: null, expiresAt: null },
    ...{ openUntil: null, refunded: 0, refundOwed: 0 },
  },
  delivery: { method: "courier", city: "tashkent", address: "Navoiy 1", comment: null },
  contact: { name: "Ali", phone: "+998901234567", email: null },
  comment: null,
  timeline: [{ status: "pending", at, actor: "buyer" }],
  canCancel: true,
};

export const payment: Payment = {
  ...order.payment,
  ...{ orderId: order.id, orderNumber: order.number, amount: 115_000, createdAt: at },
  ...{ methods: ["payme", "uzcard"], failure: null, card: null, receipts: [] },
};

const openPayment: Payment = {
  ...payment,
  ...{ method: "uzcard", status: "processing", expiresAt: at, openUntil: at, methods: ["payme", "uzcard"] },
  card: {
    ...{ mask: "8600 •••• •••• 6478", phone: "+998 •• ••• •• 67" },
    ...{ resendAt: at, codeUntil: at, triesLeft: 3 },
  },
};

const returned: Return = {
  ...{ id: "ret_1", orderId: order.id, orderNumber: order.number, seller, status: "requested" },
  parcel: { id: "par_1", number: "1234567890-1" },
  ...{
    reason: "defect",
    text: null,
    photos: [],
    amount: 90_000,
    paymentMethod: "cash",
    refundAccount: null,
    refundOwed: false,
    createdAt: at,
  },
  items: [{ ...pickLine(item), quantity: 1, total: 90_000 }],
  timeline: [{ status: "requested", at, actor: "buyer" }],
  canWithdraw: true,
};

function pickLine({ id, product, variantTitle, price }: Order["items"][number]) {
  return { id, product, variantTitle, price };
}

const ok = (body: unknown, status = 200): Reply => ({ status, body });

/** What a healthy commerce answers of orders, returns and payments; undefined for every other call. */
export function orderAnswers({ method, path }: SeenCall): Reply | undefined {
  switch (`${method} ${path}`) {
    case "POST /catalog/quote":
      return ok(quote);
    case "POST /customer/orders":
      return ok({ order }, 201);
    case "GET /customer/orders":
      return ok({ orders: [order], count: 1 });
    case "GET /customer/orders/order_1":
      return ok({ order });
    case "PATCH /customer/orders/order_1/cancel":
    case "POST /customer/orders/order_1/refund-account":
      return ok({ order });
    case "POST /customer/orders/order_1/returns":
      return ok({ return: returned }, 201);
    case "GET /customer/orders/order_1/returns":
      return ok({ returns: [returned] });
    case "GET /customer/returns":
      return ok({ returns: [returned], count: 1 });
    case "DELETE /customer/returns/ret_1":
      return ok({});
    case "GET /customer/payments":
      return ok({ payments: [payment], count: 1 });
    case "GET /customer/payments/pay_1":
      return ok({ payment });
    case "POST /customer/payments":
      return ok({ payment: { ...payment, method: "payme", payUrl: "https://checkout.example/pay" } }, 201);
    case "POST /customer/payments/pay_1/card":
    case "POST /customer/payments/pay_1/card/resend":
      return ok({ payment: openPayment });
    case "POST /customer/payments/pay_1/card/confirm":
      return ok({ payment: { ...payment, status: "paid", methods: [] } });
    default:
      return /^\/customer\/orders\/[^/]+$/.test(path)
        ? { status: 404, body: { code: "order_not_found", message: "There is no such order" } }
        : undefined;
  }
}
