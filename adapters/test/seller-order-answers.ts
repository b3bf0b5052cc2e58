import type { SellerParcel, SellerReturn } from "@bezak/contract/seller-orders.ts";
import { parcelTabs } from "@bezak/contract/parcel-status.ts";
import { returnStatuses } from "@bezak/contract/return-status.ts";
import type { Reply, SeenCall } from "./fake-commerce.ts";

const at = "2026-11-01T10:00:00.000Z";

/** Some fields more than a shop may see. */
type Leaky<T> = T & Record<string, unknown>;

const product = {
  ...{ id: "prod_1", slug: "ring", image: "/files/ring.webp" },
  name: { ru: "Кольцо", uz: "Uzuk", en: "Ring" },
};
const line = { id: "line_1", product, variantTitle: null, price: 90_000 };

const parcel: Leaky<SellerParcel> = {
  ...{ id: "par_1", number: "1234567890-1", status: "confirmed", awaitingPayment: false },
  ...{ createdAt: at, acceptBy: null, late: false },
  items: [
    {
      ...{ ...line, variantId: "variant_1", quantity: 1, total: 90_000, cancelled: null },
      ...{ sku: "RING-17", commissionPercent: 12.5, commission: 11_250 },
    },
  ],
  money: { subtotal: 90_000, commission: 11_250, deliveryAtShopsExpense: 0, earning: 78_750 },
  ...{
    paymentMethod: "cash",
    paid: false,
    refunded: false,
    collect: 115_000,
    city: "tashkent",
    comment: null,
  },
  cash: { goods: 90_000, delivery: 25_000, total: 115_000, collector: "shop" },
  delivery: { method: "courier", city: "tashkent", address: "Navoiy 1", comment: null },
  contact: { name: "Ali", phone: "+998901234567" },
  trackingNumber: null,
  timeline: [{ status: "pending", at, actor: "buyer" }],
  ...{ next: ["processing", "cancelled"], openReturns: 0 },
  ...{ customer_id: "cus_1", email: "nobody's" },
};

const returned: Leaky<SellerReturn> = {
  ...{ id: "ret_1", orderId: "order_1", orderNumber: "1234567890", status: "requested" },
  parcel: { id: "par_1", number: "1234567890-1" },
  ...{
    reason: "defect",
    text: null,
    photos: [],
    amount: 90_000,
    paymentMethod: "cash",
    refundOwed: false,
    createdAt: at,
  },
  items: [{ ...line, quantity: 1, total: 90_000 }],
  timeline: [{ status: "requested", at, actor: "buyer" }],
  ...{ buyer: { name: "Ali", phone: "+998901234567" }, restocked: null, next: ["approved", "rejected"] },
  customer_id: "cus_1",
};

const counts = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 1]));
const ok = (body: unknown): Reply => ({ status: 200, body });
const pdf: Reply = { status: 200, body: "%PDF-1.3", type: "application/pdf" };

/** What a healthy commerce answers to the calls about a shop's parcels and returns; null for any other. */
export function sellerOrderAnswers({ method, path }: SeenCall): Reply | null {
  switch (`${method} ${path}`) {
    case "GET /vendor/orders":
      return ok({ parcels: [parcel], count: 1, counts: counts(parcelTabs) });
    case "GET /vendor/orders/par_1":
    case "POST /vendor/orders/par_1/move":
      return ok({ parcel });
    case "GET /vendor/orders/par_1/packing-list":
    case "GET /vendor/orders/labels":
      return pdf;
    case "GET /vendor/returns":
      return ok({ returns: [returned], count: 1, counts: counts(returnStatuses) });
    case "GET /vendor/returns/ret_1":
    case "POST /vendor/returns/ret_1/move":
      return ok({ return: returned });
    default:
      return null;
  }
}
